export { HOMES, TODAY, startApi, type HomeName, type Received, type TestApi, type Visitor } from './visitor.ts'
