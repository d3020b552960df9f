import { useState, type ReactElement } from 'react'
import type { Example } from '../../shell/index.ts'
import { Button } from '../button/index.ts'
import { Countdown } from '../countdown/index.ts'
import { Doors } from '../page/index.ts'
import { kitExample, LONG_NAME } from '../sample.tsx'
import { SidePanel } from '../side-panel/index.ts'
import { Toast, ToastPlace } from '../toast/index.ts'
import { Modal } from './index.ts'

const OPENERS = {
  modal: 'Ouvrir une fenêtre',
  forced: 'Fenêtre sans fermeture',
  question: 'Ouvrir une question',
  panel: 'Ouvrir un panneau latéral',
  toast: 'Annoncer',
} as const

/** What stands over a page, each behind its button. */
const Windows = (): ReactElement => {
  const [open, setOpen] = useState<keyof typeof OPENERS>()
  const close = (): void => setOpen(undefined)
  const understood = <Button onClick={close}>J’ai compris</Button>
  return (
    <ToastPlace>
      <Doors>
        {(Object.keys(OPENERS) as (keyof typeof OPENERS)[]).map((key) => (
          <Button key={key} variant="secondary" size="s" onClick={() => setOpen(key)}>
            {OPENERS[key]}
          </Button>
        ))}
      </Doors>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Vision miroir"
        lead="Vous ne pouvez effectuer cette action en vision miroir."
        actions={understood}
      />
      <Modal open={open === 'forced'} title="Une réponse est attendue" actions={understood} />
      <Modal
        open={open === 'question'}
        urgent
        shape="question"
        title="Êtes-vous toujours là ?"
        lead={LONG_NAME}
        onClose={close}
        actions={understood}
      >
        <Countdown seconds={12} total={60} />
      </Modal>
      <SidePanel open={open === 'panel'} onClose={close} title="Panneau latéral" closeLabel="Fermer le panneau">
        <p>{LONG_NAME}</p>
      </SidePanel>
      <Toast open={open === 'toast'} onClose={close}>
        Votre choix est enregistré
      </Toast>
    </ToastPlace>
  )
}

/** Windows, panels and announcements. */
export const EXAMPLES: readonly Example[] = [kitExample('what stands over a page', <Windows />)]
