export { contactMachine, selectContact, selectLetter, type ContactEvent, type ContactInput } from './machine.ts'
export { handTopic, takeTopic, type AdvisorTopic } from './topic.ts'
export { selectShare, shareMachine, type ShareEvent, type ShareInput } from './share.ts'
