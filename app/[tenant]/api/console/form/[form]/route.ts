import { formRoute } from '@/lib/server/panel/form-route'

/** Forms of the console, and of signing in to it. Contract C38. */
export const POST = formRoute('console')
