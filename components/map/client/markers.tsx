'use client'

import { useMap } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import styles from '@/components/map/map.module.css'
import type { Pin } from '@/components/map/pin'
import { findCard, watchSelectedCard } from './watch-selected-card'

type Props = { pins: Pin[]; onFailed: (error: unknown) => void }

/**
 * A marker for each restaurant, in the brand's colour. It does not use the wrapper's own marker, which inserts a style
 * element that our Content-Security-Policy forbids.
 */
export function Markers({ pins, onFailed }: Props) {
  const map = useMap()

  useEffect(() => {
    if (!map) return
    let remove = () => {}
    let isUnmounted = false
    drawMarkers(map, pins).then((undo) => {
      if (isUnmounted) undo()
      else remove = undo
    }, onFailed)
    return () => {
      isUnmounted = true
      remove()
    }
  }, [map, pins, onFailed])

  return null
}

async function drawMarkers(map: google.maps.Map, pins: Pin[]): Promise<() => void> {
  const library = (await google.maps.importLibrary('marker')) as google.maps.MarkerLibrary
  const bounds = new google.maps.LatLngBounds()
  const markers = new Map(
    pins.map((pin) => {
      const position = { lat: pin.lat, lng: pin.lng }
      bounds.extend(position)
      const marker = new library.AdvancedMarkerElement({
        map,
        position,
        title: pin.name,
        content: createMarkerElement(),
        gmpClickable: true,
      })
      marker.addListener('click', () => focusCard(pin.id))
      return [pin.id, marker]
    }),
  )
  if (pins.length > 1) map.fitBounds(bounds, 48)
  const unlink = watchSelectedCard((id, isSelected) => highlightMarker(markers.get(id), isSelected))
  return () => {
    unlink()
    for (const marker of markers.values()) marker.map = null
  }
}

// The card's link takes the focus, so that Enter opens the restaurant.
function focusCard(id: number): void {
  const card = findCard(id)
  card?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'center' })
}

function highlightMarker(marker: google.maps.marker.AdvancedMarkerElement | undefined, isSelected: boolean): void {
  if (!marker) return
  marker.zIndex = isSelected ? 1 : null
  ;(marker.content as HTMLElement | null)?.toggleAttribute('data-selected', isSelected)
}

/** A marker's element: a pin in the brand's colour; its accessible name is the marker's title. */
function createMarkerElement(): HTMLElement {
  const face = document.createElement('span')
  face.className = styles.pin ?? ''
  face.append(document.createElement('span'))
  return face
}
