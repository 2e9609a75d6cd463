import sharp from 'sharp'

/** The tooth of the paper, laid over every picture: grey noise, coarse strokes under fine dots. */
export function grain(width) {
  const height = Math.round((width * 2) / 3)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.011 0.06" numOctaves="4" seed="7"/><feColorMatrix values="0.5 0.5 0 0 0  0.5 0.5 0 0 0  0.5 0.5 0 0 0  0 0 0 0 0.3"/></filter><rect width="${width}" height="${height}" filter="url(#g)"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
