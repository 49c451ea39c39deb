export default function dropTemplateDatabase(): Promise<void>
