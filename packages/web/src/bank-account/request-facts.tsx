import { longShortIban } from '@hautelisse/domain/bank-account'
import { maskIban } from '@hautelisse/domain/identifiers'
import { selectSignature } from '@hautelisse/machines/bank-account'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Fact, Facts } from '../ui/page/index.ts'
import type { BankProps } from './use-bank.ts'
import { usePurposeWords } from './words.ts'

type RequestFactsProps = Pick<BankProps, 'snapshot'> & {
  /** Whether the saver reads again what they are about to sign: the number is whole then, and its ends alone stand elsewhere (RIB-14). */
  readonly isReadAgain?: boolean
}

/** What is asked for. */
export const RequestFacts = ({ snapshot, isReadAgain = false }: RequestFactsProps): ReactElement => {
  const purposes = usePurposeWords()
  const { form, fileNames } = selectSignature(snapshot)
  const iban = isReadAgain ? maskIban(form.iban) : longShortIban(form.iban)
  return (
    <Facts>
      <Fact name={<Trans id="bank.request.use">Usage</Trans>}>{form.purposes.map((one) => purposes[one]).join(', ')}</Fact>
      <Fact name={<Trans id="bank.request.holder">Titulaire</Trans>}>{form.holder}</Fact>
      <Fact name={<Trans id="bank.form.iban">IBAN</Trans>}>{iban}</Fact>
      <Fact name={<Trans id="bank.form.bic">BIC</Trans>}>{form.bic}</Fact>
      <Fact name={<Trans id="bank.request.file">Pièce jointe</Trans>}>{fileNames.join(', ')}</Fact>
    </Facts>
  )
}
