import styles from './consent.module.css'

/** Opens the settings, in which an answer is seen and changed. `ConsentWatch` hears it. */
export function SettingsButton({ text }: { text: string }) {
  return (
    <button type="button" className={styles.more} data-consent="settings">
      {text}
    </button>
  )
}
