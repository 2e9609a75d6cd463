/** Reason why a form could not be sent, announced as soon as it appears. */
export function TablesProblem({ text }: { text: string }) {
  if (!text) return null
  return (
    <p role="alert" className="danger semibold">
      {text}
    </p>
  )
}
