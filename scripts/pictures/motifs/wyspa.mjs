import { at, blob, box, clip, disc, fill, line, piece, times } from '../draw.mjs'

/** An island town under a great dish cover, and a bowl that sails to it. */
export function draw(r) {
  const wave = (y, colour, shift, tall = 18) =>
    fill(`M-20 ${y}${times(9, (_i) => `q${25 + (shift % 2)} ${-tall} 50 0t50 0`)}V620H-20Z`, colour)
  // The sea lies in a bowl, so that the picture needs no frame on any ground.
  const sea = (inside) => clip('M8 404H792C786 520 640 598 400 598S14 520 8 404Z', inside)
  const house = (x, y, w, h, c, roof) =>
    piece(box(x, y - h, w, h, 2), c, { lift: 5, edge: 5 }) +
    fill(`M${x - 8} ${y - h}L${x + w / 2} ${y - h - w * 0.6} ${x + w + 8} ${y - h}Z`, roof) +
    times(4, (i) =>
      fill(
        box(x + w * (0.16 + (i % 2) * 0.42), y - h + 14 + Math.floor(i / 2) * 34, w * 0.24, 20, 2),
        i === 1 ? '#f6cf7a' : '#2f5a86',
      ),
    )
  const tree = (x, y, s, c) =>
    line(`M${x} ${y}v${-s}`, '#6b4a30', 7) +
    piece(blob(r, x, y - s * 1.5, s * 0.62, s * 0.8, { wobble: 0.07 }), c, { lift: 4, edge: 8 })
  const town =
    house(300, 412, 74, 96, '#e9c27a', '#b4553a') +
    house(470, 412, 70, 86, '#e6a48c', '#8a3f2c') +
    piece(box(386, 270, 66, 142, 2), '#fbf3e4', { lift: 5, edge: 6 }) +
    fill('M380 270L419 196 458 270Z', '#2f6a5a') +
    line('M419 198V168', '#3d2a1c', 5) +
    fill('M420 168l26 9-26 9z', '#d9503a') +
    fill(disc(419, 300, 15), '#3d2a1c') +
    fill(disc(419, 300, 11), '#fffaf0') +
    line('M419 300V292M419 300H425', '#3d2a1c', 3) +
    fill(box(404, 366, 30, 46, 14), '#6b4a30') +
    house(548, 414, 56, 66, '#a9c0b0', '#b4553a') +
    house(236, 414, 56, 62, '#d9b8a0', '#8a3f2c') +
    tree(222, 420, 44, '#5f9436') +
    tree(622, 420, 50, '#4f7a32') +
    tree(374, 418, 30, '#7fae4c') +
    tree(648, 424, 36, '#6d9440')
  const boat = at(
    640,
    500,
    -4,
    line('M0-12V-150', '#c9c5bd', 9) +
      [-18, -6, 6, 18].map((x) => line(`M${x}-190V-152`, '#c9c5bd', 6)).join('') +
      line('M-18-152Q0-126 18-152', '#c9c5bd', 8) +
      piece('M12-138C74-112 84-60 84-26H12Z', '#fffaf0', {
        lift: 4,
        edge: 7,
        inside: fill(box(10, -58, 90, 9), '#d9503a') + fill(box(10, -44, 90, 4), '#d9503a'),
      }) +
      piece('M-92-12H92C88 36 48 54 0 54S-88 36-92-12Z', '#d9503a', { lift: 6, edge: 10 }) +
      fill(box(-96, -20, 192, 16, 6), '#fbf3e4') +
      line('M-70 12H70', '#fbf3e4', 5),
  )
  const cover = 'M150 424C150 240 262 110 420 110S690 240 690 424'
  return (
    fill(disc(160, 130, 52), '#f5c35b') +
    sea(wave(430, '#8fbbe0', 0)) +
    fill(
      `M136 424H704C726 424 726 446 704 448H136C114 446 114 424 136 424Z`,
      '#2f5a86',
      'opacity="0.25" transform="translate(6 12)"',
    ) +
    piece('M180 430C200 392 300 384 420 384S640 392 660 430Z', '#8fb35e', { lift: 0, edge: 7 }) +
    town +
    fill(`${cover}Z`, '#dcebf4', 'opacity="0.3"') +
    line(cover, '#ffffff', 9, 'opacity="0.9"') +
    line('M196 392C206 270 276 176 366 150', '#ffffff', 15, 'opacity="0.75"') +
    line('M192 410L192 414', '#ffffff', 15, 'opacity="0.75"') +
    piece(disc(420, 88, 25), '#fbf4e6', { lift: 3, edge: 6 }) +
    piece(box(120, 422, 600, 26, 13), '#fbf4e6', { lift: 7, edge: 6, shade: 0.2 }) +
    sea(wave(470, '#5f97c9', 1, 16)) +
    boat +
    sea(wave(520, '#3a72ad', 0, 18) + wave(562, '#1f4e8c', 1, 16)) +
    [
      [120, 250],
      [170, 220],
    ]
      .map(([x, y]) => line(`M${x} ${y}q14-16 26 0q14-16 26 0`, '#1f4e8c', 5))
      .join('')
  )
}
