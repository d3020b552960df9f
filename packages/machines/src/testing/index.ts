export { fakeClient, settled } from './client.ts'
export type { FakeClient } from './client.ts'
export {
  ADVISOR,
  AIS_ACCOUNT,
  AIS_PROFILE,
  COLLECTIVE_PROFILE,
  INDIVIDUAL_PROFILE,
  PROVIDER_ACCOUNT,
  PROVIDER_PERSON,
  S2E_ACCOUNT,
  S2E_PROFILE,
} from './saver.ts'
export { FAKE_NOW, fakeNavigation, fakeSession, fakeTabs } from './session.ts'
export type { FakeSession, FakeTabs } from './session.ts'
export { fakeStorage } from './storage.ts'
export type { FakeStorage } from './storage.ts'
export { fakeTimeout, fakeTransport, json } from './transport.ts'
export type { FakeTransport, Reply } from './transport.ts'
export { faultsOf } from './session-invariant.ts'
export { fakeConnection, fakePages } from './pages.ts'
export type { FakePages } from './pages.ts'
export { fakePort } from './port.ts'
export type { FakePort } from './port.ts'
export { reportsOf } from './reports.ts'
export { fakeEntries, type FakeEntries } from './entries.ts'
export { stepperPaths } from './stepper-paths.ts'
export type { StepperMove } from './stepper-paths.ts'
export { blow, stepperStorm } from './stepper-storm.ts'
