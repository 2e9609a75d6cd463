type Wallet = 'apple_pay' | 'google_pay'
type Device = {
  ApplePaySession?: { canMakePayments(): boolean }
  PaymentRequest?: unknown
  navigator: { userAgent: string; userAgentData?: { brands: { brand: string }[] } }
}

/** The wallets that this device can open. Ledger L173, L174. */
export function deviceWallets(device = globalThis as unknown as Device): Wallet[] {
  return [
    ...(hasApplePay(device) ? (['apple_pay'] as const) : []),
    ...(hasGooglePay(device) ? (['google_pay'] as const) : []),
  ]
}

function hasApplePay({ ApplePaySession }: Device): boolean {
  try {
    return ApplePaySession?.canMakePayments() ?? false
  } catch {
    return false // insecure page, or a frame without payment permission
  }
}

// Google's own check needs its script; Google Pay exists in Chromium browsers and in those of Android.
function hasGooglePay({ PaymentRequest, navigator }: Device): boolean {
  const isChromium = navigator.userAgentData?.brands.some(({ brand }) => brand === 'Chromium') ?? false
  return Boolean(PaymentRequest) && (isChromium || /Android/.test(navigator.userAgent))
}
