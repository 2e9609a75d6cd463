import { cookies } from 'next/headers'
import { LETTER_COOKIE, type LetterForm, type PostedLetter } from '@/lib/lead/posted-letter'
import { unseal } from '@/lib/session'

/** What a post of this form left behind, or `null`. */
export async function postedLetter(form: LetterForm): Promise<PostedLetter | null> {
  const posted = await unseal<PostedLetter>((await cookies()).get(LETTER_COOKIE)?.value)
  return posted.form === form && posted.draft ? (posted as PostedLetter) : null
}
