/** A site without a changelog says nothing of an operation's history. */
export default function OperationChanges() {
  return null;
}
