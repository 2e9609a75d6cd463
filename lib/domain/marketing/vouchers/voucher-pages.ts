import { consolePath } from '@/lib/domain/console/pages'

/** The page of one voucher in the console. Contract C39. */
export function voucherPagePath(id: number): string {
  return `${consolePath('vouchers')}/${id}`
}
