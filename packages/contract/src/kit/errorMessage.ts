/** What was thrown, in words: whatever may be thrown, a message is what people and logs get. */
export const errorMessage = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))
