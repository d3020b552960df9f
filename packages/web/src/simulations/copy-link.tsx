import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { LINK_NAME, linkOf, LONGEST_LINK, type CaseLink } from '@hautelisse/domain/case'
import { pathTo } from '@hautelisse/domain/portal'
import { selectCopy, shareMachine, type CaseAnswer } from '@hautelisse/machines/simulations'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useId, type ReactElement } from 'react'
import { copyText } from '../explanation/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { Fact, Facts, Text } from '../ui/page/index.ts'
import { useCaseNames } from './case-names.ts'
import { CaseFacts } from './case-words.tsx'
import * as styles from './copy-link.css.ts'
import { saveCase } from './save-case.ts'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>

/** Everything that a link or a file holds of a simulation. BEY-04. */
export const CaseContents = ({ answer: { case: one, result } }: { readonly answer: Answer }): ReactElement => {
  const { titleOf } = useCaseNames()
  const title = titleOf(one.simulator)
  return (
    <Facts>
      <Fact name={<Trans id="simulations.link.simulator">Simulateur</Trans>}>
        <Trans id="simulations.link.version">
          {title}, version {one.schema}
        </Trans>
      </Fact>
      <Fact name={<Trans id="simulations.link.day">Jour du calcul</Trans>}>{formatFrenchDate(one.asOf)}</Fact>
      <CaseFacts simulator={one.simulator} lines={result.answers} />
    </Facts>
  )
}

/** Why a file takes the place of a link. */
const FileReason = ({ link }: { readonly link: Extract<CaseLink, { kind: 'file' }> }): ReactElement => {
  if (link.reason === 'too-long') {
    const { length } = link
    return (
      <Trans id="simulations.file.too-long">
        Elle est trop longue pour un lien&nbsp;: {length} signes, et un lien en contient {LONGEST_LINK} au plus. Un fichier peut
        la garder.
      </Trans>
    )
  }
  if (link.reason === 'career')
    return (
      <Trans id="simulations.file.career">
        Elle contient une carrière&nbsp;: elle ne part dans aucun lien. Un fichier peut la garder, ou la transmettre à qui vous
        voulez.
      </Trans>
    )
  return (
    <Trans id="simulations.file.sensitive">
      Elle peut dire quelque chose de votre santé ou de votre vie privée&nbsp;: elle ne part dans aucun lien. Un fichier, sur
      votre appareil, peut la garder.
    </Trans>
  )
}

type WindowProps = { readonly answer: Answer; readonly name: string; readonly onClose: () => void }

const LinkPart = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }): ReactElement => {
  const id = useId()
  const place = `${window.location.origin}${pathTo('simulation')}`
  const fragment = `#${LINK_NAME}=${text}`
  const [snapshot, send] = useMachine(shareMachine, { input: { copy: copyText, link: `${place}${fragment}` } })
  const step = selectCopy(snapshot)
  const { length } = text
  return (
    <>
      <Note kind="success">
        <p>
          <Trans id="simulations.link.nothing-else">
            Ni votre nom, ni vos numéros de contrat, ni votre entreprise. La partie après le signe # reste dans le
            navigateur&nbsp;: nous ne la recevons pas.
          </Trans>
        </p>
      </Note>
      <div>
        <h3 id={id} className={styles.title}>
          <Trans id="simulations.link.length">Le lien, {length} signes</Trans>
        </h3>
        <p className={styles.link} aria-labelledby={id} data-part="link">
          {place}
          <span>{fragment}</span>
        </p>
      </div>
      <Text as="small">
        <Trans id="simulations.link.lasting">
          Toute personne qui l’ouvre voit ces montants et le même résultat, sans compte. Il n’expire pas et ne peut pas être
          repris.
        </Trans>
      </Text>
      {step === 'copied' && (
        <Note kind="success" live>
          <p>
            <Trans id="simulations.link.copied">Le lien est copié.</Trans>
          </p>
        </Note>
      )}
      {step === 'refused' && (
        <Note kind="alert" live>
          <p>
            <Trans id="simulations.link.refused">
              Le navigateur n’a pas copié le lien. Sélectionnez-le ci-dessus et copiez-le vous-même.
            </Trans>
          </p>
        </Note>
      )}
      <div className={styles.actions}>
        <Button icon={drawings.Copy} busy={step === 'copying'} onClick={() => send({ type: 'copyRequested' })}>
          <Trans id="simulations.link.copy">Copier le lien</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {step === 'copied' ? <Trans id="ui.modal.close">Fermer</Trans> : <Trans id="answers.form.leave">Annuler</Trans>}
        </Button>
      </div>
    </>
  )
}

/** Shows exactly what a link holds before it is copied, or offers a file in its place (mock-up al-3). BEY-03, BEY-04. */
export const CopyLink = ({ answer, name, onClose }: WindowProps): ReactElement => {
  const link = linkOf(answer.simulator, answer.case)
  return (
    <Modal open title={<Trans id="simulations.link.copy">Copier le lien</Trans>} lead={name} onClose={onClose}>
      <div className={styles.parts}>
        <div>
          <h3 className={styles.title}>
            {link.kind === 'link' ? (
              <Trans id="simulations.link.contents">Ce que le lien contient, et rien d’autre</Trans>
            ) : (
              <Trans id="simulations.file.contents">Ce que le fichier contient, et rien d’autre</Trans>
            )}
          </h3>
          <CaseContents answer={answer} />
        </div>
        {link.kind === 'link' ? (
          <LinkPart text={link.text} onClose={onClose} />
        ) : (
          <>
            <Note kind="warn">
              <p>
                <FileReason link={link} />
              </p>
            </Note>
            <div className={styles.actions}>
              <Button icon={drawings.Download} onClick={() => saveCase(answer.case)}>
                <Trans id="simulations.file.save">Enregistrer le fichier</Trans>
              </Button>
              <Button variant="secondary" onClick={onClose}>
                <Trans id="ui.modal.close">Fermer</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  )
}
