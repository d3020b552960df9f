import { guidesOf, type PaperGuide } from '@hautelisse/domain/paper-process'
import { pathTo } from '@hautelisse/domain/portal'
import { WITHDRAW_CASES, type WithdrawCase } from '@hautelisse/domain/withdrawal'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './paper.css.ts'
import { useGuideWords, useReasonWords } from './words.ts'

/** One guide: what the law allows, and the pieces to send. */
const Guide = ({ guide }: { readonly guide: PaperGuide }): ReactElement => {
  const { title, rule, pieces } = useGuideWords()[guide]
  return (
    <section className={styles.guide}>
      <h3>{title}</h3>
      <p className={styles.rule}>{rule}</p>
      <ul className={styles.pieces}>
        <li>
          <Trans id="paper.piece.identity">Une copie recto verso de votre pièce d’identité</Trans>
        </li>
        <li>
          <Trans id="paper.piece.bank">Un relevé d’identité bancaire à votre nom</Trans>
        </li>
        {pieces.map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
      </ul>
    </section>
  )
}

const NoGuide = (): ReactElement => (
  <Note kind="info">
    <p>
      <Trans id="paper.help.none">
        Il n’y a pas de guide pour cette raison et vos contrats. La ligne d’aide vous dit quelles pièces envoyer.
      </Trans>
    </p>
    <p>
      <TextLinkTo to={pathTo('contact')}>
        <Trans id="portal.footer.contact">Nous contacter</Trans>
      </TextLinkTo>
    </p>
  </Note>
)

type PaperModalProps = {
  /** Takes the fragment away. */
  readonly onClose: () => void
}

/** #paper_process: what to send for a release by post, by the contracts held and the reason (PAPER-01 to PAPER-05). */
export const PaperModal = ({ onClose }: PaperModalProps): ReactElement => {
  const { t } = useLingui()
  const accounts = useSession(selectAccounts)
  const names = useReasonWords()
  const words = useGuideWords()
  const [reason, setReason] = useState<WithdrawCase>('retirement')
  const guides = guidesOf(accounts, reason)
  return (
    <Modal
      open
      title={<Trans id="paper.page.title">Faire ma demande par courrier</Trans>}
      lead={<Trans id="paper.page.lead">Les pièces à joindre dépendent de vos contrats et de la raison de votre demande.</Trans>}
      onClose={onClose}
    >
      <Select
        label={t({ id: 'paper.reason.label', message: 'Pourquoi débloquez-vous cette épargne ?' })}
        value={reason}
        onValueChange={(value) => setReason(WITHDRAW_CASES.find((one) => one === value) ?? 'other')}
        options={WITHDRAW_CASES.map((value) => ({ value, label: names[value] }))}
      />
      <LiveRegion>{guides.map((guide) => words[guide].title).join(', ')}</LiveRegion>
      {guides.length === 0 ? <NoGuide /> : guides.map((guide) => <Guide key={guide} guide={guide} />)}
      {guides.length > 0 && (
        <p className={styles.send}>
          <Trans id="paper.page.send">
            Envoyez ces pièces à l’adresse de votre dernier relevé annuel, et gardez-en une copie. N’envoyez aucun original.
          </Trans>
        </p>
      )}
    </Modal>
  )
}
