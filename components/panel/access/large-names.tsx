import styles from './access.module.css'

/** Names as large links, for fingers. */
export function LargeNames({ items }: { items: { href: string; name: string; about?: string }[] }) {
  return (
    <ul className={`stack-3 full ${styles.names}`}>
      {items.map(({ href, name, about }) => (
        <li key={href}>
          <a
            href={href}
            className={`middle outlined dark title-s bold anywhere plain-link centre round ${styles.person}`}
          >
            {name}
            {about && <span>{about}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
