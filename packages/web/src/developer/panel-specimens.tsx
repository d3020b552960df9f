import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { AdvisorCard } from '../advisor/index.ts'
import { Button } from '../ui/button/index.ts'
import { Countdown } from '../ui/countdown/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { SearchField } from '../ui/search-field/index.ts'
import { SidePanel } from '../ui/side-panel/index.ts'
import { Tabs } from '../ui/tabs/index.ts'
import { row, stack } from './gallery.css.ts'
import { SAMPLE } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'

const TABS = ['first', 'second', 'third'] as const

const TabsSample = (): ReactElement => {
  const { t } = useLingui()
  const [value, setValue] = useState<(typeof TABS)[number]>('first')
  const [typed, setTyped] = useState('')
  const names = {
    first: t({ id: 'developer.panel.tab-first', message: 'Retraite' }),
    second: t({ id: 'developer.panel.tab-second', message: 'Autres projets' }),
    third: t({ id: 'developer.panel.tab-third', message: 'Rentes' }),
  }
  return (
    <Tabs
      label={t({ id: 'developer.panel.tabs', message: 'Thèmes' })}
      tabs={TABS.map((tab) => ({ value: tab, label: names[tab] }))}
      value={value}
      onValueChange={setValue}
    >
      <div className={stack}>
        <SearchField label={<Trans id="developer.panel.search">Chercher un mot</Trans>} value={typed} onValueChange={setTyped} />
        <p>{names[value]}</p>
      </div>
    </Tabs>
  )
}

const Windows = (): ReactElement => {
  const { t } = useLingui()
  const [open, setOpen] = useState<'question' | 'panel'>()
  const close = (): void => setOpen(undefined)
  return (
    <div className={row}>
      <Button variant="secondary" size="s" onClick={() => setOpen('question')}>
        <Trans id="developer.panel.open-question">Ouvrir une question</Trans>
      </Button>
      <Button variant="secondary" size="s" onClick={() => setOpen('panel')}>
        <Trans id="developer.panel.open-side">Ouvrir un panneau latéral</Trans>
      </Button>
      <Modal
        open={open === 'question'}
        urgent
        shape="question"
        title={<Trans id="developer.panel.question">Êtes-vous toujours là ?</Trans>}
        lead={SAMPLE.longName}
        onClose={close}
        actions={
          <Button onClick={close}>
            <Trans id="developer.modal.understood">J’ai compris</Trans>
          </Button>
        }
      >
        <Countdown seconds={12} total={60} />
      </Modal>
      <SidePanel
        open={open === 'panel'}
        onClose={close}
        title={<Trans id="developer.panel.side">Panneau latéral</Trans>}
        closeLabel={t({ id: 'developer.panel.side-close', message: 'Fermer le panneau' })}
      >
        <TabsSample />
      </SidePanel>
    </div>
  )
}

const INITIALS_ONLY = { type: 'Conseillère patrimoniale', picture_url: null } as const

export const PanelSpecimens = (): ReactElement => (
  <>
    <GalleryTitle>
      <Trans id="developer.panel.title">Panneaux et fenêtres</Trans>
    </GalleryTitle>
    <Specimen caption={<Trans id="developer.panel.countdown">Compte à rebours, un fil par seconde</Trans>}>
      <div className={stack}>
        <Countdown seconds={47} total={60} />
        <Countdown seconds={5} total={60} />
      </div>
    </Specimen>
    <Specimen caption={<Trans id="developer.panel.tabs-caption">Onglets et recherche</Trans>}>
      <TabsSample />
    </Specimen>
    <Specimen caption={<Trans id="developer.panel.advisor">Conseiller, sans photo, et avec un nom très long</Trans>}>
      <div className={stack}>
        <AdvisorCard advisor={{ ...INITIALS_ONLY, name: 'Élodie Marchand' }} />
        <AdvisorCard advisor={{ ...INITIALS_ONLY, name: SAMPLE.longName }} />
      </div>
    </Specimen>
    <Specimen caption={<Trans id="developer.panel.windows">Question et panneau latéral</Trans>}>
      <Windows />
    </Specimen>
  </>
)
