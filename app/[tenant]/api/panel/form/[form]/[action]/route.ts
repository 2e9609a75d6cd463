import { formRoute } from '@/lib/server/panel/form-route'

/** Forms about one restaurant: `[form]` is the restaurant, `[action]` the form. Contract C28. */
export const POST = formRoute('panel')
