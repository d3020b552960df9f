import {
  aggregatedAccountsCall,
  aisAccountsCall,
  individualInvestmentsCall,
  providerAccountsCall,
  s2eAccountsCall,
} from '../accounts/index.ts'
import { advisorRequestCall, loadTransmissionCall, shareSimulationCall, shareTransmissionCall } from '../advisor/index.ts'
import { coachingCall } from '../coaching/index.ts'
import { companyPensionCall, mirrorConsentCall, transmissionConsentCall } from '../consents/index.ts'
import { employeeGaugeCall, retirementGaugeByTypeCall, retirementGaugeCall } from '../contributions/index.ts'
import { versionCall, versionV2Call, type Call } from '../contract/index.ts'
import { declarationCall } from '../declaration/index.ts'
import {
  actPermissionsCall,
  authorizedActsCall,
  retirementSwitchCall,
  switchCall,
  switchContextCall,
} from '../fund-switch/index.ts'
import { fundUrlCall, valuationsCall } from '../investments/index.ts'
import {
  employeeTransactionsCall,
  individualTransactionsCall,
  operationsCall,
  retirementTransactionsCall,
  scheduledPaymentsCall,
  transactionDetailsCall,
} from '../operations/index.ts'
import { opinionCall } from '../opinion/index.ts'
import { alertsCall, optionBulletinChoiceCall, optionBulletinsCall, topUpSimulatorCall } from '../option-bulletin/index.ts'
import {
  cancelOperationCall,
  paymentCall,
  paymentContextCall,
  paymentDocumentsCall,
  paymentPermissionCall,
  stopPaymentCall,
  stopRetirementPaymentCall,
} from '../payment/index.ts'
import {
  refundCall,
  refundContextCall,
  refundPermissionsCall,
  releaseDocumentsCall,
  releasesCall,
  withdrawCall,
} from '../release/index.ts'
import {
  aisProfileCall,
  authorizationCall,
  changePasswordCall,
  logoutCall,
  oauthProfileCall,
  otpCall,
  otpCallbackCall,
  providerAdvisorCall,
  providerProfileCall,
  s2eProfileCall,
  tokenCall,
} from '../session/index.ts'
import {
  ameliCodeCall,
  ameliLoginCall,
  cnavLoginCall,
  dgfipCodeCall,
  dgfipLoginCall,
  dgfipResendCall,
  pensionKeyCall,
  loadPensionCall,
  pensionInitializeCall,
  pensionContractsCall,
  pensionSimulationCall,
  pensionCapCall,
  pensionSaveCall,
  registerFirstCall,
  registerSecondCall,
  forgotPasswordFirstCall,
  forgotPasswordSecondCall,
} from '../pension/index.ts'
import { documentsCall, downloadDocumentCall, renderPdfCall } from '../documents/index.ts'
import { receiptCall } from '../receipt/index.ts'
import { taxSimulationCall } from '../tax-saving/index.ts'
import { transmissionDeletionCall, transmissionInitializeCall, transmissionSimulationCall } from '../transmission/index.ts'
import { simulateCall } from '../withdrawal/index.ts'

/** Every call that is built, from all rooms: what the client may send, the server answers, OpenAPI describes and the fuzz test tries. */
export const CATALOGUE = [
  versionCall,
  versionV2Call,
  authorizationCall,
  oauthProfileCall,
  tokenCall,
  otpCall,
  otpCallbackCall,
  changePasswordCall,
  logoutCall,
  aisProfileCall,
  aisAccountsCall,
  s2eProfileCall,
  s2eAccountsCall,
  providerProfileCall,
  providerAccountsCall,
  providerAdvisorCall,
  individualInvestmentsCall,
  aggregatedAccountsCall,
  valuationsCall,
  fundUrlCall,
  operationsCall,
  scheduledPaymentsCall,
  declarationCall,
  receiptCall,
  employeeTransactionsCall,
  transactionDetailsCall,
  retirementTransactionsCall,
  individualTransactionsCall,
  alertsCall,
  optionBulletinsCall,
  optionBulletinChoiceCall,
  topUpSimulatorCall,
  paymentContextCall,
  paymentPermissionCall,
  paymentCall,
  paymentDocumentsCall,
  refundCall,
  refundContextCall,
  refundPermissionsCall,
  releaseDocumentsCall,
  releasesCall,
  withdrawCall,
  stopPaymentCall,
  stopRetirementPaymentCall,
  cancelOperationCall,
  documentsCall,
  downloadDocumentCall,
  renderPdfCall,
  actPermissionsCall,
  authorizedActsCall,
  switchContextCall,
  switchCall,
  retirementSwitchCall,
  mirrorConsentCall,
  companyPensionCall,
  transmissionConsentCall,
  opinionCall,
  coachingCall,
  simulateCall,
  taxSimulationCall,
  employeeGaugeCall,
  retirementGaugeByTypeCall,
  retirementGaugeCall,
  transmissionSimulationCall,
  transmissionInitializeCall,
  transmissionDeletionCall,
  advisorRequestCall,
  loadTransmissionCall,
  shareTransmissionCall,
  shareSimulationCall,
  pensionKeyCall,
  cnavLoginCall,
  dgfipLoginCall,
  dgfipResendCall,
  dgfipCodeCall,
  ameliLoginCall,
  ameliCodeCall,
  loadPensionCall,
  pensionContractsCall,
  pensionSimulationCall,
  pensionCapCall,
  pensionSaveCall,
  pensionInitializeCall,
  registerFirstCall,
  registerSecondCall,
  forgotPasswordFirstCall,
  forgotPasswordSecondCall,
] as const satisfies readonly Call[]

/** Name of a built call. */
export type CallName = (typeof CATALOGUE)[number]['name']
