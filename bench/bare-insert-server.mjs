import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const text = `INSERT INTO contact_messages (id, name, email, phone, subject, message, language)
  VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, 'hr') RETURNING id, received_at`

createServer((request, response) => {
  if (request.method !== 'POST') return response.end()
  let json = ''
  request.on('data', (chunk) => (json += chunk))
  request.on('end', async () => {
    const { name, email, phone, subject, message } = JSON.parse(json)
    const values = [name, email, phone, subject, message]
    const { rows } = await pool.query({ name: 'insert', text, values })
    response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows[0]))
  })
}).listen(process.env.PORT, process.env.HOST)
