import { PROVIDER_SCOPE } from '../../contract/index.ts'
import { acting, actPage, collectiveScopes, memberPage, members, row } from './landings.testing.ts'
import type { ExpectedOutcome } from './viewers.testing.ts'

/** Pages of members. */
export const MEMBER_PAGES: readonly ExpectedOutcome[] = [
  row(
    'P-ROUTE-38 P-ROUTE-83',
    'changing the password is a wait for members',
    '/change-password',
    members('/change-password', 'change-password', 'bare'),
    { leadsOn: true },
  ),
  memberPage(
    'P-ROUTE-39 P-ROUTE-02 P-LAY-01 P-LAY-04',
    'savings-home',
    '/epargne',
    'the home is for members, each in their frame',
  ),
  ...['scope/ais', 'type/PER', 'company/35658', 'project/retirement'].map((selection) =>
    memberPage(
      'P-ROUTE-40 P-ROUTE-42',
      'savings-detail',
      `/epargne/detail/${selection}`,
      'the detail of a selection is for members',
    ),
  ),
  memberPage(
    'P-ROUTE-41',
    'savings-detail-account',
    '/epargne/detail/type/PERO/00482176',
    'the detail of one account is for members',
  ),
  actPage('P-ROUTE-43', 'connected-attachment-steps', '/rattachement/choice', 'steps of a member’s attachment are for members'),
  row(
    'P-ROUTE-12',
    'a step of a member’s attachment that needs a choice leads to it',
    '/rattachement/confirmation',
    acting(members('/rattachement/confirmation', 'connected-attachment-steps')),
    { leadsOn: true },
  ),
  row(
    'P-ROUTE-12',
    'an unknown step of a member’s attachment leads to the first',
    '/rattachement/9',
    acting(members('/rattachement/choice', 'connected-attachment-steps', undefined, '/rattachement/9')),
  ),
  memberPage(
    'P-ROUTE-44 P-ROUTE-84',
    'accounts',
    '/accounts',
    'accounts are for members; the address is not remembered for a visitor',
  ),
  memberPage('P-ROUTE-45', 'withdrawal-simulator', '/simulator/mrm', 'the withdrawal simulator is for members'),
  memberPage('BEY-51', 'exit-plan', '/simulator/mrm/plan', 'the plan of exit is for members'),
  row(
    'BEY-05',
    'simulations that are kept are for members, and for the person alone',
    '/simulations',
    acting(members('/simulations', 'kept-simulations')),
  ),
  row(
    'BEY-06',
    'simulations are set side by side for members, and for the person alone',
    '/simulations/compare',
    acting(members('/simulations/compare', 'compared-simulations')),
  ),
  row(
    'P-ERR-01',
    'withdrawing needs a collective scope',
    '/savings/withdraw',
    acting(collectiveScopes('/savings/withdraw', 'withdraw')),
  ),
  row(
    'P-ERR-01',
    'withdrawing retirement savings needs a collective scope',
    '/savings/withdraw/ais',
    acting(collectiveScopes('/savings/withdraw/ais', 'withdraw-ais')),
  ),
  ...['retirement', 'owner', 'family', 'business', 'hardblows', 'other'].map((withdrawCase) =>
    row(
      'P-CONST-24',
      'each of the six cases of a withdrawal opens',
      `/savings/withdraw/ais/${withdrawCase}`,
      acting(collectiveScopes(`/savings/withdraw/ais/${withdrawCase}`, 'withdraw-case')),
    ),
  ),
  actPage('', 'operation-choice', '/transactional/operations/T1', 'modifying a choice is for members'),
  actPage('', 'bulletin-option', '/transactional/bulletin-option/B1', 'making a choice is for members'),
  actPage('', 'fund-switch', '/transactional/arbitration', 'adjusting investments is for members'),
  row(
    '',
    'a slash at the end changes nothing',
    '/transactional/arbitration/',
    acting(members('/transactional/arbitration', 'fund-switch')),
  ),
  memberPage('', 'declaration', '/operations/declaration', 'what goes into the tax return is for members'),
  memberPage('', 'acts', '/operations/acts', 'what can be done is for members'),
  memberPage('P-ROUTE-53', 'operations', '/operations', 'the list of operations is for members'),
  memberPage('P-ROUTE-56', 'operation', '/operations/42', 'one operation is for members'),
  ...['space', 'voluntary-payment'].map((action) =>
    row(
      'P-ROUTE-54 P-ROUTE-55 P-ERR-01',
      'the way to the external space needs a collective scope',
      `/transactional/redirect/${action}`,
      acting(collectiveScopes(`/transactional/redirect/${action}`, 'redirect')),
    ),
  ),
  ...['', '/s2e', '/ais', '/s2e/35658'].map((scope) =>
    actPage(
      '',
      'payment',
      `/transactional/payment${scope}`,
      'a voluntary payment is for members, with or without scope and company',
    ),
  ),
  row(
    'P-ERR-01',
    'transferring needs a collective scope',
    '/savings/transfer',
    acting(collectiveScopes('/savings/transfer', 'transfer')),
  ),
  ...['ais', 's2e'].map((scope) =>
    row(
      'P-ERR-01',
      'transferring from one scope needs a collective scope',
      `/savings/transfer/${scope}`,
      acting(collectiveScopes(`/savings/transfer/${scope}`, 'transfer-scope')),
    ),
  ),
  memberPage('', 'advisor-placements', '/placements/advisor', 'the robo-advisor is for members'),
  memberPage('', 'documents', '/documents', 'documents are for members'),
  memberPage('', 'messages', '/messages', 'messages are for members'),
  ...['s2e', 'ais', PROVIDER_SCOPE, 's2e/personal-data', 's2e/bank-coordinates', 'ais/contact'].map((rest) =>
    memberPage('P-ROUTE-64 P-ROUTE-65', 'profile', `/profile/${rest}`, 'a profile and its journeys are for members'),
  ),
  ...[
    'personal-data/edit-email',
    'personal-data/edit-phone',
    'personal-data/edit-identity',
    'personal-data/edit-address',
    'personal-data/edit-declaration',
    'bank-coordinates/edit-bank-account',
    'contact/message',
  ].map((rest) =>
    actPage('P-ROUTE-64 P-ROUTE-65', 'profile', `/profile/s2e/${rest}`, 'the actions of a profile are for members'),
  ),
  row('P-ROUTE-79 P-ROUTE-80', 'the profile alone leads to the one shown first', '/profile', {
    ...members('/profile/s2e/personal-data', 'profile', undefined, '/profile'),
    individual: { at: '/profile/ais/personal-data', screen: 'profile', layout: 'individual' },
    individual_transmission: { at: `/profile/${PROVIDER_SCOPE}/personal-data`, screen: 'profile', layout: 'transmission' },
    'no-scopes': { at: `/profile/${PROVIDER_SCOPE}/personal-data`, screen: 'profile', layout: 'collective' },
  }),
  memberPage('P-ROUTE-66', 'coaching', '/filib', 'coaching is for members'),
  memberPage('P-ROUTE-67', 'transmission', '/transmission', 'the transmission home is for members'),
  memberPage('', 'aggregation', '/aggregation', 'adding accounts of other banks is for members'),
  actPage('P-ROUTE-70', 'aggregation-step', '/aggregation/choice', 'its steps are for members, framed'),
  row(
    '',
    'a step that needs a bank leads to the choice of one',
    '/aggregation/identification',
    acting(members('/aggregation/identification', 'aggregation-step')),
    { leadsOn: true },
  ),
  row(
    'P-ROUTE-71',
    'coming back from a bank has neither header nor footer',
    '/aggregation/callback',
    acting(members('/aggregation/callback', 'aggregation-step', 'bare')),
  ),
  row(
    'P-ROUTE-71',
    '"callback" anywhere in the address of a step hides header and footer',
    '/aggregation/choice?from=callback',
    acting(members('/aggregation/choice?from=callback', 'aggregation-step', 'bare')),
  ),
  row(
    'P-ROUTE-12',
    'an unknown step of the aggregation leads to the first',
    '/aggregation/toString',
    acting(members('/aggregation/choice', 'aggregation-step', undefined, '/aggregation/toString')),
  ),
  actPage(
    '',
    'connected-attachment',
    `/connected-attachment/${PROVIDER_SCOPE}-attachment`,
    'attaching a contract of the provider is for members',
  ),
]
