import styles from '@/components/map/map.module.css'

/** What a marker looks like: a pin in the brand's colour; its name is the marker's title. */
export function createMarkerElement(): HTMLElement {
  const face = document.createElement('span')
  face.className = styles.pin ?? ''
  face.append(document.createElement('span'))
  return face
}
