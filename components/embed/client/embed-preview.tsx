import { useEffect, useRef } from 'react'
import styles from '@/components/embed/embed-page.module.css'
import { attributesOf, type EmbedChoice } from '@/lib/domain/embed/snippet'

/** Runs the script that partners load, on our own page. */
export function EmbedPreview({ choice, label }: { choice: EmbedChoice; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { restaurant, mode, display, colour } = choice
  useEffect(() => {
    const script = document.createElement('script')
    script.src = `${window.location.origin}/embed/v1.js`
    Object.assign(script.dataset, attributesOf({ restaurant, mode, display, colour }), { label })
    box.current?.replaceChildren(script)
  }, [restaurant, mode, display, colour, label])
  return <div ref={box} className={styles.preview} data-preview />
}
