const LIKELY_DOMAINS = new Map(
  Object.entries({
    'gmial.com': 'gmail.com',
    'gmai.com': 'gmail.com',
    'gmali.com': 'gmail.com',
    'gmaill.com': 'gmail.com',
    'gamil.com': 'gmail.com',
    'gnail.com': 'gmail.com',
    'gmail.co': 'gmail.com',
    'gmail.cm': 'gmail.com',
    'gmail.comm': 'gmail.com',
    'hotmial.com': 'hotmail.com',
    'hotmal.com': 'hotmail.com',
    'outlok.com': 'outlook.com',
    'outloook.com': 'outlook.com',
    'yaho.com': 'yahoo.com',
    'icloud.co': 'icloud.com',
    'wp.p': 'wp.pl',
    'wp.lp': 'wp.pl',
    'o2.lp': 'o2.pl',
    'onet.lp': 'onet.pl',
    'onte.pl': 'onet.pl',
    'interia.lp': 'interia.pl',
    'intera.pl': 'interia.pl',
  }),
)

/** Suggested address if the domain looks mistyped; else `null`. Contract C11. */
export function emailHint(email: string): string | null {
  const [name, domain = ''] = email.trim().split('@')
  const typed = domain.toLowerCase()
  const meant = LIKELY_DOMAINS.get(typed) ?? typed.replace(/\.con$/, '.com')
  return name && domain && meant !== typed ? `${name}@${meant}` : null
}
