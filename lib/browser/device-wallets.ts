import type { MethodOf } from '@/lib/domain/payment/methods'

type Wallet = MethodOf<'card'>
type Device = {
  ApplePaySession?: { canMakePayments(): boolean }
  PaymentRequest?: unknown
  navigator: { userAgent: string; userAgentData?: { brands: { brand: string }[] } }
}

/** The wallets that this device can open. Ledger L173, L174. */
export function deviceWallets(device = globalThis as unknown as Device): Wallet[] {
  return (Object.keys(CHECKS) as Wallet[]).filter((wallet) => CHECKS[wallet](device))
}

const CHECKS: Record<Wallet, (device: Device) => boolean> = { apple_pay: hasApplePay, google_pay: hasGooglePay }

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
