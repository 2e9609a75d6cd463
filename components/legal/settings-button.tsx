import styles from './consent.module.css'

/** Opens the settings, where an answer can be seen and changed. `ConsentListener` handles the press. */
export function SettingsButton({ text }: { text: string }) {
  return (
    <button type="button" className={styles.more} data-consent="settings">
      {text}
    </button>
  )
}
