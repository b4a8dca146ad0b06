/** Prints what the coach wants to add to a plan. */
export function SheetNotes({ notes }: { notes: readonly string[] }) {
  return (
    <section>
      <h2>Coach notes</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
