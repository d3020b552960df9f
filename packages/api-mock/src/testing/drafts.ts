import { pathOf } from '@hautelisse/domain/contract'
import {
  keepAnswersCall,
  keepCall,
  type KeptAct,
  type KeptAnswers,
  type KeptContent,
  type KeptPayment,
  type KeptRelease,
  type KeptTransfer,
} from '@hautelisse/domain/kept'
import { reasonOfLine, releaseLines, type ReleaseReason } from '@hautelisse/domain/release'

import { TODAY } from './visitor.ts'

/** Where a draft of an act is kept. */
export const draftPath = (id: KeptAct): string => pathOf(keepCall, { id })

/** Where the answers of a simulator are kept. */
export const answersPath = (id: KeptAnswers): string => pathOf(keepAnswersCall, { id })

/** Answers of the pension estimator. */
export const pensionAnswers = (salary = '3 500,00'): KeptContent => ({ form: { family_situation: 'CE', salary } })

/** A payment that waits for its documents. */
export const paymentDraft = (amount = '1 200,50'): KeptPayment => ({
  step: 'amount',
  requestKey: 'key-of-the-payment',
  address: { account: '00482190' },
  files: ['justificatif.pdf'],
  form: {
    policyId: '00482190',
    way: '',
    amount,
    frequency: 'MENSUELLE',
    day: 5,
    shares: { 'monetaire-responsable': amount },
    taxChoice: '',
    replaces: '',
    inAddition: false,
    keepsCeiling: false,
    hasRead: false,
  },
})

/** A release for a reason, by the line that the server has for it. */
export const releaseDraft = (reason: ReleaseReason): KeptRelease => ({
  step: 'amount',
  requestKey: 'key-of-the-release',
  form: {
    policyId: '00482190',
    kind: 'blocked',
    releaseId: releaseLines(TODAY).find((line) => reasonOfLine(line) === reason)?.id ?? 'none',
    event: '14/09/2026',
    amount: '5 000',
    wanted: '',
    toFinance: '250 000',
    first: '',
    wage: '',
    couple: 'CE',
  },
  files: ['attestation.pdf'],
  recorded: null,
})

/** A transfer to another house. */
export const transferDraft = (manager: string): KeptTransfer => ({
  form: { policyId: '00660012', isEmployed: false, last: '', manager, number: '' },
})
