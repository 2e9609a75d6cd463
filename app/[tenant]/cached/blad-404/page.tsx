export const revalidate = 3600

export default function MissingPage() {
  return (
    <main>
      <h1>Nie ma tu takiej strony</h1>
    </main>
  )
}
