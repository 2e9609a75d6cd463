import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { submitPicture } from '@/lib/server/panel/picture-form'

/** A picture from a plain form: the page is shown again with the picture in the draft. Contract C36. */
export const POST = signedPanelRoute('write', submitPicture)
