import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { useBoard } from './board-provider'

type Props = { words: { settings: string; reload: string } }

/** Notice that the menu or the tables of this screen have changed since. Contract C37. */
export function SettingsChanged({ words }: Props) {
  const version = useBoard(({ board }) => board.settings_version)
  const [first] = useState(version)
  return (
    <div role="status">
      {version !== first && (
        <Notice kind="warning">
          <p>
            {words.settings} <a href="?">{words.reload}</a>
          </p>
        </Notice>
      )}
    </div>
  )
}
