export { BULLETIN_HOLDERS, bulletinMachine, selectBulletin, type BulletinInput } from './machine.ts'
export { readBulletins } from './reads.ts'
