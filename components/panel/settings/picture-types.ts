/** What a browser offers to choose; a phone turns its own HEIC into one of these. Contract C36. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif'
