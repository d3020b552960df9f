import { browserPorts, selectChange, selectSimulations } from '@hautelisse/machines/simulations'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Section } from '../ui/page/index.ts'
import { CopyLink } from './copy-link.tsx'
import * as styles from './kept-page.css.ts'
import { KeptRow } from './kept-row.tsx'
import { EraseQuestion, RenameWindow } from './questions.tsx'
import { useList } from './use-list.ts'

/** What a visitor asked to keep in this browser; nothing is shown without any. BEY-08. */
export const BrowserSimulations = (): ReactElement | null => {
  const { localStorage, clock } = useApp()
  const [ports] = useState(() => browserPorts(localStorage, clock))
  const { snapshot, send } = useList({ ports })
  const [shared, setShared] = useState<string>()
  const read = selectSimulations(snapshot)
  const change = selectChange(snapshot)
  if (read.kind !== 'known' || read.value.items.length === 0) return null
  const { items } = read.value
  const item = items.find(({ kept }) => kept.id === shared)
  return (
    <Section
      title={<Trans id="simulations.browser.title">Dans ce navigateur</Trans>}
      lead={
        <Trans id="simulations.browser.lead">
          Vos simulations sont gardées dans ce navigateur seulement. Elles disparaissent quand quelqu’un se connecte ici, ou quand
          les données du navigateur sont effacées.
        </Trans>
      }
    >
      <ul className={styles.list}>
        {items.map((one) => (
          <KeptRow key={one.kept.id} item={one} send={send} onShare={() => setShared(one.kept.id)} />
        ))}
      </ul>
      {item?.answer.kind === 'answered' && (
        <CopyLink answer={item.answer} name={item.kept.name} onClose={() => setShared(undefined)} />
      )}
      <RenameWindow change={change} send={send} />
      <EraseQuestion change={change} send={send} />
    </Section>
  )
}
