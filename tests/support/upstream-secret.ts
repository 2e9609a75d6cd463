import { SECRET_HEADER } from '@/lib/domain/wire'

/** Shared by the processes of a test, as in a deployment. */
export const UPSTREAM_SECRET = 'a-secret-of-web-and-upstream-in-tests'
/** Headers of the web server: its own calls are not limited. Contract "Limits". */
export const asWeb = { [SECRET_HEADER]: UPSTREAM_SECRET }
