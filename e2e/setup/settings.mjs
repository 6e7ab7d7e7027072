/** The first administrator of the products that journeys share. */
export const ADMIN = { username: 'diretora@acordo.example', password: 'senha da diretora' };
