export { BY_DEBIT, FUND, keyed, MONTHLY, PAYMENT, paymentBody, PEE } from './payments.ts'
export { paramsOf, queryOf } from './queries.ts'
export { HOMES, pdf, TODAY, startApi, type HomeName, type Received, type Visitor } from './visitor.ts'
export { pensionBodies, sealedCredentials } from './pension.ts'
