import {
  paymentKinds,
  permitsAct,
  permitsFundSwitch,
  permitsPayment,
  permitsRefund,
  refundPermission,
  transactionalPermissions,
  voluntaryPaymentPermission,
} from '@hautelisse/domain/portal'

// What a family's calls answer; a flag that is left out is not permitted.
const family = transactionalPermissions.parse({ authorizedAct: true })
const payments = voluntaryPaymentPermission.parse({ punctual: true })
const refunds = [refundPermission.parse({ id: '1', company_id: '35658', type: 'REMBOURSEMENT_DISPONIBLE' })]

const account = { has_acts: true, is_switch_authorized: true }
const said = ({ kind, by }) => (kind === 'permitted' ? 'yes' : `no, by the ${by}`)
process.stdout.write(`acts: ${said(permitsAct(account, family))}
switch with data to confirm: ${said(permitsFundSwitch(account, ['DONNEES_PERSO']))}
payments: ${said(permitsPayment(account, family, []))}, of the kinds ${paymentKinds(payments).join(', ')}
refund at its date: ${permitsRefund(refunds, { company_id: '35658', type: 'REMBOURSEMENT_A_ECHEANCE' }) ? 'yes' : 'no'}
`)
