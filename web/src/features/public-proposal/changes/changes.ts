/**
 * All that is needed once a document has changed, as one module that is loaded then.
 * @public use-changes brings it
 */
export { ChangeList } from './change-list';
/** @public use-changes brings it */
export { changesBetween } from './changes-between';
