import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { PersonBadge } from '../ui/settings-tools/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { row, stack } from './gallery.css.ts'
import { SAMPLE } from './samples.ts'
import { GalleryTitle, Specimen } from './specimen.tsx'

export const InformSpecimens = (): ReactElement => (
  <>
    <GalleryTitle>
      <Trans id="developer.inform.title">Informer</Trans>
    </GalleryTitle>
    <Specimen caption={<Trans id="developer.inform.notes">Remarques : information, attention, alerte, fait</Trans>}>
      <div className={stack}>
        <Note>
          <Trans id="developer.note.info">Estimation sans engagement. Montants bruts, avant impôt et prélèvements sociaux.</Trans>
        </Note>
        <Note kind="warn">
          <Trans id="developer.note.warn">Votre rente serait inférieure au seuil de versement.</Trans>
        </Note>
        <Note kind="alert">
          <Trans id="developer.note.alert">Le calcul n’a pas abouti. Vos réponses sont conservées.</Trans>
        </Note>
        <Note kind="success">
          <Trans id="developer.toast.saved">Votre choix est enregistré</Trans>
        </Note>
      </div>
    </Specimen>
    <Specimen caption={<Trans id="developer.inform.tags">États et personne</Trans>}>
      <div className={row}>
        <Tag kind="done">
          <Trans id="developer.tag.done">Traité</Trans>
        </Tag>
        <Tag kind="running">
          <Trans id="developer.tag.running">En cours de traitement</Trans>
        </Tag>
        <Tag kind="off">
          <Trans id="developer.tag.off">Annulé</Trans>
        </Tag>
        <Tag kind="alert">
          <Trans id="developer.tag.alert">Échéance proche</Trans>
        </Tag>
        <Tag>PERECO</Tag>
        <PersonBadge name={SAMPLE.person} initials="SG" />
      </div>
    </Specimen>
    <Specimen wide caption={<Trans id="developer.inform.panels">Cartes : simple, avec un nom très long, indisponible</Trans>}>
      <div className={stack}>
        <Panel as="div">
          <h3>PERECO</h3>
          <p>{SAMPLE.company}</p>
        </Panel>
        <Panel as="div" raised>
          <h3>{SAMPLE.longName}</h3>
          <p>{SAMPLE.longName}</p>
        </Panel>
        <Panel as="div" unavailable>
          <Trans id="developer.inform.unavailable">Contrat momentanément indisponible</Trans>
        </Panel>
      </div>
    </Specimen>
  </>
)
