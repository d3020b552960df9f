import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { Button, LinkButton, TextButton, TextLink, WhyButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Toast } from '../ui/toast/index.ts'
import { Tooltip } from '../ui/tooltip/index.ts'
import { onHero, row } from './gallery.css.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'

const Overlays = (): ReactElement => {
  const { t } = useLingui()
  const [open, setOpen] = useState<'modal' | 'forced' | 'toast'>()
  const close = () => setOpen(undefined)
  return (
    <div className={row}>
      <Button variant="secondary" size="s" onClick={() => setOpen('modal')}>
        <Trans id="developer.action.open-modal">Ouvrir une fenêtre</Trans>
      </Button>
      <Button variant="secondary" size="s" onClick={() => setOpen('forced')}>
        <Trans id="developer.action.open-forced">Fenêtre sans fermeture</Trans>
      </Button>
      <Button variant="secondary" size="s" onClick={() => setOpen('toast')}>
        <Trans id="developer.action.open-toast">Annoncer</Trans>
      </Button>
      <Tooltip text={<Trans id="developer.action.tooltip">Fonctionnalité momentanément indisponible</Trans>}>
        <TextButton aria-disabled="true">
          <Trans id="developer.action.with-tooltip">Versement volontaire</Trans>
        </TextButton>
      </Tooltip>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title={t({ id: 'developer.modal.title', message: 'Vision miroir' })}
        lead={t({ id: 'developer.modal.lead', message: 'Vous ne pouvez effectuer cette action en vision miroir.' })}
        actions={
          <Button onClick={close}>
            <Trans id="developer.modal.understood">J’ai compris</Trans>
          </Button>
        }
      />
      <Modal
        open={open === 'forced'}
        title={t({ id: 'developer.modal.forced', message: 'Une réponse est attendue' })}
        actions={
          <Button onClick={close}>
            <Trans id="developer.modal.understood">J’ai compris</Trans>
          </Button>
        }
      />
      <Toast open={open === 'toast'} onClose={close}>
        <Trans id="developer.toast.saved">Votre choix est enregistré</Trans>
      </Toast>
    </div>
  )
}

export const ActionSpecimens = (): ReactElement => (
  <>
    <GalleryTitle>
      <Trans id="developer.action.title">Agir</Trans>
    </GalleryTitle>
    <Specimen caption={<Trans id="developer.action.buttons">Boutons : principal, secondaire, désactivé, en cours, petit</Trans>}>
      <div className={row}>
        <Button>
          <Trans id="developer.action.validate">Valider mon choix</Trans>
        </Button>
        <Button variant="secondary">
          <Trans id="developer.action.previous">Précédent</Trans>
        </Button>
        <Button disabled>
          <Trans id="developer.action.continue">Continuer</Trans>
        </Button>
        <Button busy>
          <Trans id="developer.action.sending">Envoi en cours</Trans>
        </Button>
        <Button variant="secondary" size="s" icon={drawings.Pencil}>
          <Trans id="developer.action.edit">Modifier</Trans>
        </Button>
        <LinkButton href="#main">
          <Trans id="developer.action.link-button">Bouton qui mène ailleurs</Trans>
        </LinkButton>
      </div>
    </Specimen>
    <Specimen caption={<Trans id="developer.action.on-hero">Sur fond de marque</Trans>}>
      <div className={`${row} ${onHero}`}>
        <Button variant="accent" icon={drawings.Plus}>
          <Trans id="developer.action.simulate">Simuler mon retrait</Trans>
        </Button>
        <Button variant="onHero">
          <Trans id="developer.action.adjust">Faire un arbitrage</Trans>
        </Button>
        <WhyButton icon={drawings.ArrowRight}>
          <Trans id="developer.action.why">D’où vient ce chiffre ?</Trans>
        </WhyButton>
      </div>
    </Specimen>
    <Specimen caption={<Trans id="developer.action.links">Liens et actions légères</Trans>}>
      <div className={row}>
        <TextLink href="#main" icon={drawings.ArrowLeft}>
          <Trans id="developer.action.back">Retour à mon épargne</Trans>
        </TextLink>
        <TextLink href="#main" icon={drawings.ArrowRight} trailing>
          <Trans id="developer.action.all">Tous mes contrats</Trans>
        </TextLink>
        <TextButton icon={drawings.Copy}>
          <Trans id="developer.action.copy">Copier le calcul</Trans>
        </TextButton>
      </div>
    </Specimen>
    <Specimen caption={<Trans id="developer.action.overlays">Fenêtres, annonce, bulle</Trans>}>
      <Overlays />
    </Specimen>
  </>
)
