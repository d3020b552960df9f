export { paramsOf, queryOf } from './queries.ts'
export { HOMES, TODAY, startApi, type HomeName, type Received, type Visitor } from './visitor.ts'
