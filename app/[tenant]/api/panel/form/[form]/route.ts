import { formRoute } from '@/lib/server/panel/form-route'

/** Forms of signing in and out. Contract C28. */
export const POST = formRoute('panel')
