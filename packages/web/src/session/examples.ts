import type { Between, PageExample } from '../shell/index.ts'

const EDIT = '/profile/s2e/personal-data/edit-email'

/** A service of passwords that does not answer. */
const withoutPasswords: Between = ({ path }, pass) =>
  path.includes('/login/change-password') ? Promise.resolve({ status: 500, body: '{}' }) : pass()

/** Pages of the room, for whatever looks at all states. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the home of visitors', address: '/' },
  { name: 'the choice of a space', address: '/login' },
  {
    name: 'a sign-out by hand',
    address: '/logout/easyprojets',
    ports: { person: 'sylvie-garnier', opening: 'by-hand' },
  },
  {
    name: 'a sign-out that another site leads to',
    address: '/logout/easyprojets',
    ports: { person: 'sylvie-garnier', opening: 'another-site' },
  },
  { name: 'the question whether somebody is still there', address: '/epargne#auto_logout', ports: { person: 'sylvie-garnier' } },
  { name: 'a one-time code before personal data', address: EDIT, ports: { person: 'sylvie-garnier' } },
  { name: 'personal data without a mobile number', address: '/profile/s2e/personal-data', ports: { person: 'bruno-castagne' } },
  { name: 'an edit without a mobile number', address: EDIT, ports: { person: 'bruno-castagne' } },
  {
    name: 'a password service that does not answer',
    address: '/change-password',
    ports: { person: 'thomas-leroux', between: withoutPasswords },
    acts: [{ until: '[role="alert"]' }],
  },
]
