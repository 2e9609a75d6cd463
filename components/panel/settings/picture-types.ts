/** File types offered by the browser; a phone converts its own HEIC into one of these. Contract C36. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif'
