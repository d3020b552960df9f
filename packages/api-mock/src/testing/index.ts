export {
  BY_DEBIT,
  FUND,
  keyed,
  MONTHLY,
  PAYMENT,
  paymentBody,
  PEE,
  PERECO,
  PERECO_FUND,
  RETIREMENT_PAYMENT,
  retirementBody,
} from './payments.ts'
export { paramsOf, queryOf } from './queries.ts'
export { HOMES, pdf, TODAY, startApi, type HomeName, type Received, type Sent, type TestApi, type Visitor } from './visitor.ts'
export { PENSION_ANSWERS, sealedCredentials } from './pension.ts'
export { askForBank, BANKS, linkBank, sendBank } from './banks.ts'
export { confirmByCode } from './one-time-code.ts'
export { enterAsAdmin, gridCsv, passAsAdmin, type AdminName } from './robo-admin.ts'
export { retirementWithdrawalBody } from './retirement-withdrawals.ts'
export { accountRead, NADIA_PEE, refundBody, releaseBody } from './releases.ts'
export { DECLARATION, IDENTITY } from './profile.ts'
export { transferDraft, answersPath, draftPath, pensionAnswers, paymentDraft, releaseDraft } from './drafts.ts'
export { sendHalf } from './late-body.ts'
export { askEveryCall, type GoodRequest } from './every-call.ts'
export { keptTax, simulationPath, taxCase } from './simulations.ts'
