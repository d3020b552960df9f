import { DIRECT_LINE_ALLOWANCE, LATE_PREMIUMS_ALLOWANCE, LIFE_INSURANCE_ALLOWANCE, valueOrStandIn } from '@hautelisse/domain/law'
import { formatEuros } from '@hautelisse/domain/money'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { ModalId } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useApp } from '../../shell/index.ts'
import { Button } from '../../ui/button/index.ts'
import { Modal } from '../../ui/modal/index.ts'
import type { ModalProps } from '../../shell/index.ts'
import { quiet } from './modals.css.ts'

/** Questions of the inheritance simulator that have a help text (P-MODAL-21 to P-MODAL-25). */
type HelpId = Extract<
  ModalId,
  'has_spouse_donation' | 'birth_document' | 'has_same_parents' | 'spouse_age' | 'ceiling_disclaimer'
>

type Help = { readonly title: ReactNode; readonly text: ReactNode; readonly source?: string }

const HELPS: Readonly<Record<HelpId, (today: PlainDate) => Help>> = {
  has_spouse_donation: () => ({
    title: <Trans id="explanation.help.spouse-donation">Donation entre époux</Trans>,
    text: (
      <Trans id="modal.help.spouse-donation.text">
        Aussi appelée donation au dernier vivant, elle se signe chez un notaire. Elle élargit ce que votre conjoint peut choisir
        de recevoir : il peut garder l’usufruit de tous vos biens, même si vous avez des enfants d’une autre union.
      </Trans>
    ),
    source: 'Code civil, art. 1094-1',
  }),
  birth_document: () => ({
    title: <Trans id="explanation.help.children">Quels enfants compter ?</Trans>,
    text: (
      <Trans id="modal.help.children.text">
        Tous ceux de votre livret de famille, adoptés et adultes compris, de toutes vos unions. Pas ceux de votre conjoint seul.
      </Trans>
    ),
  }),
  has_same_parents: () => ({
    title: <Trans id="explanation.help.same-parents">Des enfants communs</Trans>,
    text: (
      <Trans id="modal.help.same-parents.text">
        Répondez oui si tous vos enfants sont aussi ceux de votre conjoint. Il pourra alors choisir entre l’usufruit de tous vos
        biens et un quart en pleine propriété.
      </Trans>
    ),
    source: 'Code civil, art. 757',
  }),
  spouse_age: () => ({
    title: <Trans id="explanation.help.spouse-age">L’âge de votre conjoint</Trans>,
    text: (
      <Trans id="modal.help.spouse-age.text">
        Il donne la valeur de l’usufruit : plus votre conjoint est jeune, plus l’usufruit vaut, et moins la part de vos enfants
        est taxée.
      </Trans>
    ),
    source: 'Code général des impôts, art. 669',
  }),
  ceiling_disclaimer: (today) => {
    const estate = formatEuros(valueOrStandIn(DIRECT_LINE_ALLOWANCE, today).value)
    const insurance = formatEuros(valueOrStandIn(LIFE_INSURANCE_ALLOWANCE, today).value)
    const late = formatEuros(valueOrStandIn(LATE_PREMIUMS_ALLOWANCE, today).value)
    return {
      title: <Trans id="modal.help.allowances.title">Ce qui n’est pas taxé</Trans>,
      text: (
        <Trans id="modal.help.allowances.text">
          L’estimation retire les abattements en vigueur : {estate} pour chaque enfant sur la succession, et {insurance} pour
          chaque bénéficiaire d’une assurance vie alimentée avant 70 ans, ou d’un PER en assurance si vous décédez avant 70 ans.
          Les primes d’assurance vie versées après 70 ans, et un PER à partir de cet âge, sont taxés avec la succession au-delà de{' '}
          {late}, en tout pour tous les bénéficiaires.
        </Trans>
      ),
      source: 'Code général des impôts, art. 779 I, 757 B et 990 I',
    }
  },
}

const isHelp = (id: string): id is HelpId => Object.hasOwn(HELPS, id)

/** A short help text beside a question, opened by its fragment (TRANS-28 to TRANS-32). */
export const HelpModal = ({ modal: { id }, onClose }: ModalProps): ReactElement | null => {
  const { clock } = useApp()
  if (!isHelp(id)) return null
  const { title, text, source } = HELPS[id](clock.today())
  return (
    <Modal
      open
      shape="question"
      title={title}
      lead={text}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans id="modal.help.close">J’ai compris</Trans>
        </Button>
      }
    >
      {source !== undefined && <p className={quiet}>{source}</p>}
    </Modal>
  )
}
