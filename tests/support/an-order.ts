import type { Order } from '@/lib/domain/ordering/order/schema'

type Changes = Omit<Partial<Order>, 'payment' | 'customer'> & { payment?: Partial<Order['payment']> }

/** A delivery paid by BLIK at Friday's dinner, sent to the restaurant. */
export function anOrder({ payment, ...changes }: Changes = {}): Order {
  return {
    id: 'ABCDEFGHJKLMNPQRSTUV',
    number: '1001',
    status: 'pending',
    delivery_type: 'delivery',
    restaurant_id: 1,
    restaurant: {
      id: 1,
      slug: 'lodka',
      name: 'Łódka',
      phone: '+48 81 532 00 12',
      street: 'Rynek',
      house: '6',
      city: 'Lublin',
      lat: 51.24,
      lng: 22.56,
    },
    customer: {
      deliveryAt: 'ASAP',
      customer_firstname: 'Anna',
      customer_lastname: 'Nowak',
      phone: '+48••••••300',
      email: 'a•••@example.pl',
      address: null,
    },
    price: 44,
    delivery_cost: 9,
    total: 55,
    breakdown: { products: 44, promotions: 0, voucher: 0, packaging: 2, deposits: 0, delivery: 9, tip: 0 },
    products: [
      {
        name: 'Kaczka',
        amount: 1,
        price: 44,
        displayPrice: '44,00 zł',
        product_id: 12,
        answers: [],
        choices: [],
        note: '',
        promotion: 0,
      },
    ],
    payment: {
      method: 'blik',
      status: 'confirmed',
      next: null,
      due_at: null,
      last_error: null,
      cash_change_from: null,
      refund: null,
      ...payment,
    },
    notes: '',
    voucher_code: null,
    created_at: '2026-11-27T18:00:00+01:00',
    updated_at: '2026-11-27T18:00:00+01:00',
    ready_at: null,
    answer_due_at: null,
    reason: null,
    can_cancel: false,
    can_confirm_receipt: false,
    history: [],
    eta: { from: '2026-11-27T18:40:00+01:00', to: '2026-11-27T18:55:00+01:00' },
    ...changes,
  }
}
