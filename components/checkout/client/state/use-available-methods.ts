import { useEffect, useState } from 'react'
import { deviceWallets } from '@/lib/browser/device-wallets'
import { type OfferedMethod, paymentSlotOf } from '@/lib/domain/payment/methods'

/** The methods except those that this device cannot open; the server does not know the device. Ledger L173, L174. */
export function useAvailableMethods(offered: OfferedMethod[]): OfferedMethod[] {
  const [wallets, setWallets] = useState<readonly OfferedMethod[]>([])
  useEffect(() => setWallets(deviceWallets()), [])
  return offered.filter((method) => paymentSlotOf(method) !== 'card' || wallets.includes(method))
}
