// packages/document/dist/contrast.js
function contrast(one, other) {
	const [a, b] = [luminance(one), luminance(other)];
	return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
}
function luminance(color) {
	const [red = 0, green = 0, blue = 0] = [
		1,
		3,
		5
	].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
	return .2126 * red + .7152 * green + .0722 * blue;
}
function linear(channel) {
	const part = channel / 255;
	return part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4;
}
// packages/document/dist/brand.js
const AA = 4.5;
const BLACK = "#000000";
const WHITE$1 = "#FFFFFF";
const DEFAULT_PRIMARY = "#3B82F6";
const DEFAULT_SECONDARY = "#8B5CF6";
const STEPS = 20;
const WASH = .06;
function onBrand(color) {
	return contrast(color, WHITE$1) >= contrast(color, BLACK) ? WHITE$1 : BLACK;
}
function brandOf(colors) {
	const from = hex(colors.primaria, DEFAULT_PRIMARY);
	const second = hex(colors.secundaria, DEFAULT_SECONDARY);
	const { to, on } = gradient(from, second);
	const wash = mix(WHITE$1, from, WASH);
	return {
		from,
		to,
		on,
		ink: readableOn(wash, from),
		inkSecond: readableOn(wash, second),
		line: from
	};
}
function gradient(from, second) {
	for (let step = STEPS; step > 0; step -= 1) {
		const to = mix(from, second, step / STEPS);
		const on = [
			onBrand(from),
			WHITE$1,
			BLACK
		].find((text) => readsAlong(from, to, text));
		if (on) return {
			to,
			on
		};
	}
	return {
		to: from,
		on: onBrand(from)
	};
}
function readsAlong(from, to, text) {
	return Array.from({ length: 21 }, (_, step) => mix(from, to, step / STEPS)).every((color) => contrast(color, text) >= AA);
}
function readableOn(wash, color) {
	return Array.from({ length: 21 }, (_, step) => mix(color, BLACK, step / STEPS)).find((shade) => contrast(shade, wash) >= AA) ?? BLACK;
}
function mix(one, other, part) {
	const channel = (at) => {
		const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
		return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
	};
	return `#${[
		1,
		3,
		5
	].map((at) => channel(at).toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
function hex(color, fallback) {
	return /^#[0-9a-f]{6}$/i.test(color) ? color.toUpperCase() : fallback;
}
// packages/document/dist/copy.js
const COPY$1 = {
	kind: "Proposta Comercial",
	clientLine: (name) => `Preparada para ${name}`,
	titleFor: (name) => `Proposta para ${name}`,
	defaultDescription: (type) => `Desenvolvimento de ${type} com as funcionalidades solicitadas.`,
	tiles: {
		investment: "Investimento",
		timeline: "Prazo",
		pages: "Páginas",
		hours: "Horas de Trabalho"
	},
	sections: {
		company: "Informações da Empresa",
		client: "Informações do Cliente",
		scope: "Escopo do Projeto",
		features: "Funcionalidades Incluídas",
		services: "Serviços Adicionais",
		investment: "Investimento",
		conditions: "Condições de Pagamento",
		nextSteps: "Próximos Passos",
		ready: "Pronto para começar?"
	},
	facts: {
		company: "Empresa",
		name: "Nome",
		email: "E-mail",
		phone: "Telefone",
		cnpj: "CNPJ",
		cpf: "CPF",
		address: "Endereço",
		domain: "Domínio",
		type: "Tipo",
		pages: "Páginas",
		timeline: "Prazo",
		hours: "Horas"
	},
	services: {
		web: "Hospedagem Web",
		email: "E-mail Profissional",
		support: "Suporte e Gestão",
		panel: "Painel Administrativo"
	},
	total: "Valor Total do Projeto",
	totalToBeAgreed: "O valor deste projeto ainda será combinado entre as partes.",
	steps: [
		{
			title: "Revise a proposta",
			text: "Leia com calma o escopo, os valores, o prazo e as condições."
		},
		{
			title: "Assine digitalmente",
			text: "Pelo link que você recebeu, com nome, e-mail e confirmação."
		},
		{
			title: "Começamos o projeto",
			text: "Com a proposta aceita, combinamos o início e as primeiras entregas."
		}
	],
	ready: (company) => company ? `Assine digitalmente pelo link desta proposta. Se algo não ficou claro, fale com ${company.replace(/\.$/, "")}.` : "Assine digitalmente pelo link desta proposta. Se algo não ficou claro, fale conosco.",
	signed: {
		proof: {
			title: "Guarde o comprovante",
			text: "Ele está na última página do PDF desta proposta."
		},
		title: "Proposta aceita",
		ready: (company) => `Para combinar o início, fale ${company ? `com ${company.replace(/\.$/, "")}` : "conosco"}.`
	},
	logoOf: (name) => name ? `Logo de ${name}` : "Logo"
};
// packages/document/dist/mailto.js
const mailto = (email) => `mailto:${encodeURI(email).replace(/[?&#]/g, encodeURIComponent)}`;
// packages/brazil/dist/catalogue.js
const PROJECT_TYPES = [
	{
		value: "landing",
		label: "Landing Page"
	},
	{
		value: "institutional",
		label: "Site Institucional"
	},
	{
		value: "catalog",
		label: "Site Catálogo"
	},
	{
		value: "ecommerce",
		label: "E-commerce"
	},
	{
		value: "blog",
		label: "Blog/Portal"
	},
	{
		value: "custom",
		label: "Personalizado"
	}
];
function projectTypeLabel(value) {
	return PROJECT_TYPES.find((type) => type.value === value)?.label ?? value;
}
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,(\d{1,2}))?$/;
const PLAIN = /^\d+(?:[.,](\d{1,2}))?$/;
function parseMoney(text) {
	const amount = text.trim().replace(/^R\$/i, "").trim();
	if (amount === "") return 0;
	const found = THOUSANDS.exec(amount) ?? PLAIN.exec(amount);
	if (!found) return null;
	const decimals = found[1] ?? "";
	return inRange(amount.slice(0, decimals ? -decimals.length - 1 : void 0).replaceAll(".", ""), decimals);
}
function formatBrl(centavos) {
	assertWholeCentavos(centavos);
	const [whole, decimals] = split(Math.abs(centavos));
	return `${centavos < 0 ? "-" : ""}R$ ${inThousands(whole)},${decimals}`;
}
function inThousands(digits) {
	const first = digits.length % 3;
	return [digits.slice(0, first), ...digits.slice(first).match(/.{3}/g) ?? []].filter(Boolean).join(".");
}
function inRange(whole, decimals) {
	const centavos = Number(whole + decimals.padEnd(2, "0"));
	return centavos <= 99999999999 ? centavos : null;
}
function split(centavos) {
	const digits = String(centavos).padStart(3, "0");
	return [digits.slice(0, -2), digits.slice(-2)];
}
function assertWholeCentavos(centavos) {
	if (!Number.isSafeInteger(centavos)) throw new RangeError(`Not whole centavos: ${centavos}`);
}
// packages/brazil/dist/investment.js
const RANGES = new Map([
	["1000-3000", "R$ 2.500"],
	["3000-6000", "R$ 4.500"],
	["6000-10000", "R$ 8.000"],
	["10000+", "R$ 12.000"]
]);
const TO_BE_AGREED = "Sob consulta";
function displayInvestment(valor) {
	if (typeof valor === "string" && valor.includes("R$")) return valor;
	const range = RANGES.get(String(valor).trim());
	if (range) return range;
	const centavos = typeof valor === "number" ? Math.round(valor * 100) : parseMoney(valor ?? "");
	return centavos !== null && centavos > 0 && centavos <= 99999999999 ? formatBrl(centavos) : TO_BE_AGREED;
}
function formatCnpj(bare) {
	return /^[0-9A-Z]{12}\d{2}$/.test(bare) ? maskCnpj(bare) : bare;
}
function maskCnpj(typing) {
	return upperAscii(typing.replace(/[^0-9A-Za-z]/g, "")).replace(/^(.{2})(.)/, "$1.$2").replace(/^(.{6})(.)/, "$1.$2").replace(/^(.{10})(.)/, "$1/$2").replace(/^(.{15})(.)/, "$1-$2");
}
function upperAscii(text) {
	return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
function formatCpf(digits) {
	return /^\d{11}$/.test(digits) ? maskCpf(digits) : digits;
}
function maskCpf(typing) {
	return typing.replace(/\D/g, "").replace(/^(\d{3})(\d)/, "$1.$2").replace(/^(\d{3}\.\d{3})(\d)/, "$1.$2").replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, "$1-$2");
}
// packages/brazil/dist/cep.js
function formatCep(digits) {
	return /^\d{8}$/.test(digits) ? maskCep(digits) : digits;
}
function maskCep(typing) {
	return typing.replace(/\D/g, "").replace(/^(\d{5})(\d)/, "$1-$2");
}
// packages/document/dist/address-line.js
function addressLine(address) {
	const cep = address.cliente_cep.trim();
	return [
		address.cliente_endereco,
		address.cliente_numero,
		address.cliente_cidade,
		cep && `CEP ${formatCep(cep)}`
	].map((part) => part.trim()).filter(Boolean).join(", ");
}
// packages/document/dist/facts.js
const LABELS = COPY$1.facts;
function companyFacts({ empresa }) {
	return known([
		{
			label: LABELS.company,
			value: empresa.nome_empresa
		},
		{
			label: LABELS.cnpj,
			value: formatCnpj(empresa.cnpj)
		},
		{
			label: LABELS.email,
			value: empresa.email_empresa
		},
		{
			label: LABELS.phone,
			value: empresa.telefone
		},
		{
			label: LABELS.address,
			value: empresa.endereco
		}
	]);
}
function clientFacts(document) {
	return known([
		{
			label: LABELS.name,
			value: document.cliente_nome
		},
		{
			label: LABELS.email,
			value: document.cliente_email
		},
		{
			label: LABELS.cnpj,
			value: formatCnpj(document.cliente_cnpj)
		},
		{
			label: LABELS.cpf,
			value: formatCpf(document.cliente_cpf)
		},
		{
			label: LABELS.address,
			value: addressLine(document)
		},
		{
			label: LABELS.domain,
			value: document.cliente_dominio
		}
	]);
}
function scopeFacts(document) {
	return known([
		{
			label: LABELS.type,
			value: projectTypeLabel(document.tipo_site)
		},
		{
			label: LABELS.pages,
			value: document.paginas > 0 ? String(document.paginas) : ""
		},
		{
			label: LABELS.timeline,
			value: document.prazo
		},
		{
			label: LABELS.hours,
			value: document.horas_trabalho
		}
	]);
}
function known(facts) {
	return facts.map(({ label, value }) => ({
		label,
		value: value.trim()
	})).filter(({ value }) => value !== "");
}
// packages/document/dist/title.js
const SEPARATOR = " - ";
const ADDRESS = /^[^\s@]+@[^\s@]+$/u;
const isAddress = (text) => ADDRESS.test(text) && /[^@]\.[^@]/.test(text.slice(text.indexOf("@")));
function publicTitle(titulo) {
	const title = titulo.trim();
	const at = title.lastIndexOf(SEPARATOR);
	if (at <= 0 || !isAddress(title.slice(at + 3))) return title;
	return title.slice(0, at).trim();
}
// packages/document/dist/next-steps.js
const NOTHING = {
	steps: [],
	ready: null
};
const START = COPY$1.steps[2];
function nextSteps(status, company) {
	if (status === "rejeitado" || status === "expirado") return NOTHING;
	if (status === "aceito") {
		const { proof, title, ready } = COPY$1.signed;
		return {
			steps: [proof, START],
			ready: {
				title,
				text: ready(company)
			}
		};
	}
	return {
		steps: COPY$1.steps,
		ready: {
			title: COPY$1.sections.ready,
			text: COPY$1.ready(company)
		}
	};
}
// packages/document/dist/services.js
const FIELDS = [
	[
		"web",
		"servidor_web_valor",
		"servidor_web_detalhes"
	],
	[
		"email",
		"servidor_email_valor",
		"servidor_email_detalhes"
	],
	[
		"support",
		"suporte_gestao_valor",
		"suporte_gestao_detalhes"
	],
	[
		"panel",
		"painel_admin_valor",
		"painel_admin_detalhes"
	]
];
function presentServices(document) {
	return FIELDS.map(([key, price, details]) => ({
		key,
		label: COPY$1.services[key],
		price: isPricePresent(document[price]) ? displayInvestment(document[price]) : "",
		details: document[details].trim()
	})).filter((service) => service.price !== "" || service.details !== "");
}
function isPricePresent(price) {
	return !/^0*$/.test(price.replace(/R\$|[\s.,]/g, ""));
}
// packages/document/dist/tiles.js
function summaryTiles(document) {
	const values = {
		investment: hasPrice(document) ? displayInvestment(document.valor_total) : "",
		timeline: document.prazo.trim(),
		pages: document.paginas > 0 ? String(document.paginas) : "",
		hours: document.horas_trabalho.trim()
	};
	return [
		"investment",
		"timeline",
		"pages",
		"hours"
	].map((key) => ({
		key,
		label: COPY$1.tiles[key],
		value: values[key]
	})).filter(({ value }) => value !== "");
}
function hasPrice({ valor_total }) {
	return displayInvestment(valor_total) !== TO_BE_AGREED;
}
// packages/document/dist/sheet.js
const DISPLAY_TITLE = 60;
const LONG_TITLE = 140;
function sheetOf(document, status) {
	const { empresa } = document;
	const clientName = document.cliente_nome.trim();
	const companyName = empresa.nome_empresa.trim();
	const title = publicTitle(document.titulo) || (clientName ? COPY$1.titleFor(clientName) : COPY$1.kind);
	return {
		title,
		titleLength: lengthOf(title),
		companyName,
		companyLogo: empresa.logo_url,
		typeLabel: projectTypeLabel(document.tipo_site),
		clientLine: clientName && !title.includes(clientName) ? COPY$1.clientLine(clientName) : "",
		clientName,
		clientLogo: document.logo_cliente_url,
		tiles: summaryTiles(document),
		company: companyFacts(document),
		client: clientFacts(document),
		scope: scopeFacts(document),
		description: descriptionOf(document),
		features: document.funcionalidades.map((feature) => feature.trim()).filter(Boolean),
		services: presentServices(document),
		total: displayInvestment(document.valor_total),
		hasPrice: hasPrice(document),
		conditions: document.condicoes_pagamento.trim(),
		companyEmail: empresa.email_empresa.trim(),
		companyPhone: empresa.telefone.trim(),
		...nextSteps(status, companyName)
	};
}
function lengthOf(title) {
	if (title.length <= DISPLAY_TITLE) return "short";
	return title.length <= LONG_TITLE ? "long" : "longest";
}
function descriptionOf({ descricao, tipo_site }) {
	return descricao.trim() || COPY$1.defaultDescription(projectTypeLabel(tipo_site));
}
// services/proposals/dist/documents/domain/copy.js
const PDF_COPY = {
	page: "Página",
	of: "de",
	signedFooter: (codigo) => `Assinada eletronicamente · código ${codigo}`,
	qrOf: (address) => `Código QR que abre ${address}`,
	receipt: {
		title: "Comprovante de assinatura",
		kind: "Assinatura eletrônica simples",
		intro: (appName) => `Esta proposta foi aceita eletronicamente por meio do ${appName}. As evidências abaixo foram registradas no momento da assinatura e, com o documento assinado, não são alteradas depois.`,
		signedBy: "Assinada por",
		verify: "Verifique a autenticidade",
		verifyText: "Leia o código QR ou abra o endereço abaixo e confira o código de verificação e o hash do documento.",
		evidence: "Evidências",
		consent: (versao) => `Termo de aceite (versão ${versao})`,
		history: "Histórico até a assinatura",
		historyNote: "Cada hash inclui o hash do evento anterior: o último sela todo o histórico.",
		more: (count, label) => label === null ? `mais ${count} eventos` : `${label}: mais ${count} vezes`,
		historyHead: [
			"Nº",
			"Evento",
			"Data e hora (Brasília)",
			"Hash do evento (SHA-256)"
		],
		facts: {
			signer: "Nome",
			email: "E-mail",
			brasilia: "Data e hora",
			utc: "Data e hora (UTC)",
			ip: "Endereço IP",
			ipWithPort: (ip, porta) => `${ip}, porta ${porta}`,
			userAgent: "Navegador",
			document: "Documento",
			versao: "Versão da proposta",
			hash: "Hash do documento (SHA-256)",
			code: "Código de verificação"
		}
	}
};
const EVENT_LABELS = {
	criada: "Proposta criada",
	editada: "Proposta editada",
	desenvolvimento_alterado: "Andamento alterado",
	link_gerado: "Link gerado",
	link_substituido: "Link substituído",
	link_revogado: "Link revogado",
	email_nao_entregue: "E-mail não entregue",
	link_expirado: "Link expirado",
	vista: "Proposta visualizada",
	assinada: "Proposta assinada",
	recusada: "Proposta recusada",
	excluida: "Proposta excluída"
};
const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
const UNSEEN$1 = /(?!\n|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const JOINERS = /^(?:\u200d|\ufe0e|\ufe0f)$/;
const PRIVATE = /\p{Co}/u;
const OTHERS = /[\s\S]?[^\n\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ac\u00af-\u00ff]+/gu;
const JOINING = /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\u{e0020}-\u{e007f}]/u;
const GRAPHEME_MAX = 24;
const graphemes$1 = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
function drawable(text, can) {
	return text.replace(LINE_ENDS, "\n").replaceAll("	", " ").replace(UNSEEN$1, "").replace(OTHERS, (part) => seenAs(part).map((character) => draw(character, can)).join(""));
}
function seenAs(text) {
	if (!JOINING.test(text)) return Array.from(text);
	return Array.from(graphemes$1.segment(text), ({ segment }) => segment);
}
function draw(grapheme, can) {
	if (grapheme === "\n") return grapheme;
	const characters = Array.from(grapheme);
	const needed = characters.filter((character) => !JOINERS.test(character));
	if (needed.length > 0 && characters.length <= GRAPHEME_MAX && !PRIVATE.test(grapheme) && can(needed.map(codePoint))) return grapheme;
	const [first] = needed;
	return first !== void 0 && characters.length > 1 && !PRIVATE.test(first) && can([codePoint(first)]) ? `${first}□` : "□";
}
const codePoint = (character) => character.codePointAt(0) ?? 0;
// services/proposals/dist/documents/domain/word-pieces.js
const AT_MARK = /(?<=[@./\\_=&?#:;,])|(?=-)/;
const FINE_MAX = 100;
const SIMPLE = /^[\u0020-\u024f]*$/;
const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
function piecesOf(word, size) {
	const parts = word.split(AT_MARK).flatMap((part) => partsOf(part, size));
	if (word.length <= FINE_MAX) return parts;
	const packed = [];
	for (const part of parts) {
		const last = packed.at(-1);
		if (last !== void 0 && last.length + part.length <= size) packed[packed.length - 1] = last + part;
		else packed.push(part);
	}
	return packed;
}
function partsOf(part, size) {
	if (part.length <= size) return [part];
	const units = SIMPLE.test(part) ? part.split("") : Array.from(graphemes.segment(part), ({ segment }) => segment);
	return Array.from({ length: Math.ceil(units.length / size) }, (_, at) => units.slice(at * size, (at + 1) * size).join(""));
}
// services/proposals/dist/documents/domain/dense-text.js
const CHANCE = /[^\p{L}\p{N}]/gu;
const DENSE_SHARE = .35;
const DENSE_FROM = 1e3;
const WORDS_OR_SPACES = /(?:\S|[\u00a0\u2007\u202f])+|\s+/g;
const WHITE = /^[^\S\u00a0\u2007\u202f]/;
const isDense = (text) => text.length > DENSE_FROM && (text.match(CHANCE)?.length ?? 0) > text.length * DENSE_SHARE;
function packed(text, size) {
	const pieces = [];
	for (const part of text.match(WORDS_OR_SPACES) ?? []) {
		const [last, between] = [pieces.at(-2), pieces.at(-1)];
		if (WHITE.test(part)) pieces.push(part);
		else if (part.length > size) pieces.push(...piecesOf(part, size).map((kept) => ({ kept })));
		else if (typeof last === "object" && typeof between === "string" && last.kept.length + between.length + part.length <= size) pieces.splice(-2, 2, { kept: last.kept + between + part });
		else pieces.push({ kept: part });
	}
	return pieces;
}
// packages/document/dist/unbroken.js
const KEPT_MAX = 28;
const WORD$1 = /\S+/g;
const BREAKABLE = /[^\s/–-][/–-][^\s/–-]|\s/;
const PAIRS = [
	[/^CEP$/i, /^\d{5}-\d{3}\W*$/],
	[/^\(\d{2}\)$/, /^\d{4,5}-\d{4}\W*$/],
	[/^[–-]$/, /^[A-Z]{2}\W*$/],
	[/\p{L}$/u, /^[–-]$/]
];
function stretchesOf(text) {
	const stretches = [];
	let taken = 0;
	const take = (until, kept) => {
		if (until > taken) stretches.push({
			text: text.slice(taken, until),
			kept
		});
		taken = Math.max(taken, until);
	};
	for (const { start, end } of together(text)) {
		if (end - start > KEPT_MAX || !BREAKABLE.test(text.slice(start, end))) continue;
		take(start, false);
		take(end, true);
	}
	take(text.length, false);
	return stretches;
}
function together(text) {
	const found = [];
	for (const { 0: word, index } of text.matchAll(WORD$1)) {
		const before = found.at(-1);
		const end = index + word.length;
		if (before && index === before.end + 1 && text[before.end] === " " && isPair(before.last, word)) {
			before.end = end;
			before.last = word;
		} else found.push({
			start: index,
			end,
			last: word
		});
	}
	return found;
}
const isPair = (before, word) => PAIRS.some(([first, second]) => first.test(before) && second.test(word));
// services/proposals/dist/documents/domain/soft-text.js
const plain = (text) => [text].flat().map((piece) => typeof piece === "string" ? piece : piece.kept).join("");
const WORD = /(?:\S|[\u00a0\u2007\u202f]|\s+(?=[!?.,:;/…\p{Pe}。、，．！？：；—]))+/gu;
const OPENS_PLAINLY = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}@./\\_=&?#:;,])?$/su;
const HYPHEN_INSIDE = /-./su;
function soften(text, room) {
	const size = Math.min(16, room);
	const pieces = isDense(text) ? packed(text, size) : softened(text, room, size);
	const [only] = pieces;
	return pieces.length <= 1 && typeof only !== "object" ? text : pieces;
}
const softened = (text, room, size) => stretchesOf(text).flatMap((stretch) => stretch.kept && stretch.text.length <= room ? [{ kept: stretch.text }] : opened(stretch.text, (word) => {
	if (word.length > room) return piecesOf(word, size);
	return HYPHEN_INSIDE.test(word) ? [word] : [];
}));
function opened(text, cut) {
	const pieces = [];
	let open = "";
	let taken = 0;
	const close = () => {
		if (open !== "") pieces.push(open);
		open = "";
	};
	for (const { 0: word, index } of text.matchAll(WORD)) {
		const parts = cut(word);
		if (parts.length === 0) continue;
		open += text.slice(taken, index);
		taken = index + word.length;
		if (parts.length > 1 && parts.every((part) => OPENS_PLAINLY.test(part) && !HYPHEN_INSIDE.test(part))) for (const [at, part] of parts.entries()) {
			if (at > 0) close();
			open += part;
		}
		else {
			close();
			pieces.push(...parts.map((kept) => ({ kept })));
		}
	}
	open += text.slice(taken);
	close();
	return pieces;
}
const LINES_MAX = 500;
function proseOf(text, room) {
	return shortened$1(text.split(/\n(?:[^\S\n]*\n)+/).map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== "")).filter((lines) => lines.length > 0)).map((lines) => lines.map((line) => soften(line.trimEnd(), room)));
}
function shortened$1(paragraphs) {
	const kept = [];
	let left = LINES_MAX;
	for (const [at, lines] of paragraphs.entries()) {
		if (lines.length > left) {
			const [rest = [], ...later] = paragraphs.slice(at);
			return [...kept, [...rest.slice(0, left), [...rest.slice(left), ...later.flat()].join(" ")]];
		}
		kept.push(lines);
		left -= lines.length;
	}
	return kept;
}
// services/proposals/dist/documents/domain/line-breaks.js
const LINE = 80;
const TRIES_MAX = 6e4;
function lineBreaksFor(texts) {
	return texts.flatMap((text) => isProse(text) ? text.flat() : [text]).reduce((sum, line) => sum + triesOf(line), 0) <= TRIES_MAX ? "optimized" : "simple";
}
function triesOf(line) {
	const { length } = plain(line);
	const pieces = typeof line === "string" ? [line] : line;
	const chances = pieces.reduce((sum, piece) => sum + (typeof piece === "string" ? piece.match(CHANCE)?.length ?? 0 : 1), pieces.length);
	return chances * Math.max(1, Math.min(chances, chances * LINE / length));
}
const isProse = (text) => typeof text !== "string" && text.every((paragraph) => Array.isArray(paragraph));
// services/proposals/dist/documents/domain/build-pdf-model.js
const ROOM$1 = {
	title: 16,
	tile: 9,
	card: 20,
	text: 40,
	half: 20
};
const TILE_MAX = 14;
const LONG_DETAILS = {
	characters: 420,
	lines: 12
};
const FOOTER_MAX = 70;
function pdfModel(document, { pictures, status, receipt, can }) {
	const sheet = sheetOf(document, status);
	const plain = (text) => drawable(text, can);
	const title = plain(sheet.title).trim() || COPY$1.kind;
	const text = (value, room = ROOM$1.text) => soften(plain(value), room);
	const prose = (value, room = ROOM$1.text) => proseOf(plain(value), room);
	const facts = (given, room) => given.map(({ label, value }) => ({
		label,
		value: text(value, room)
	}));
	const picture = (name, alt) => {
		const file = pictures[name];
		return file === void 0 ? null : {
			file,
			alt: plain(alt)
		};
	};
	const description = prose(sheet.description);
	const conditions = prose(sheet.conditions);
	const features = sheet.features.map((feature) => text(feature, ROOM$1.half));
	const services = sheet.services.map((service) => ({
		key: service.key,
		label: text(service.label, ROOM$1.card),
		price: service.price,
		details: prose(service.details, ROOM$1.half),
		long: isLong(service.details)
	}));
	return {
		title: soften(title, ROOM$1.title),
		longTitle: sheet.titleLength !== "short",
		meta: {
			title,
			author: plain(sheet.companyName),
			date: receipt?.date ?? null
		},
		linebreaks: lineBreaksFor([
			description,
			conditions,
			...features,
			...services.map(({ details }) => details)
		]),
		brand: brandOf(document.cores_personalizadas),
		companyName: text(sheet.companyName, ROOM$1.card),
		companyLogo: picture("company", COPY$1.logoOf(sheet.companyName)),
		clientLogo: picture("client", COPY$1.logoOf(sheet.clientName)),
		typeLabel: text(sheet.typeLabel, ROOM$1.card),
		clientLine: text(sheet.clientLine, ROOM$1.half),
		tiles: sheet.tiles.map(({ key, label, value }) => ({
			key,
			label,
			value: text(value, ROOM$1.tile),
			small: key !== "investment" && value.length > TILE_MAX
		})),
		company: facts(sheet.company, ROOM$1.card),
		client: facts(sheet.client, ROOM$1.card),
		imprint: sheet.company.filter(({ label }) => label !== COPY$1.facts.company).map(({ value }) => text(value, ROOM$1.card)),
		scope: facts(sheet.scope, ROOM$1.tile),
		description,
		features,
		services,
		total: text(sheet.total, ROOM$1.title),
		hasPrice: sheet.hasPrice,
		conditions,
		steps: sheet.steps.map((step) => ({
			title: step.title,
			text: text(step.text, ROOM$1.card)
		})),
		ready: sheet.ready && {
			title: sheet.ready.title,
			text: text(sheet.ready.text)
		},
		contact: {
			email: text(sheet.companyEmail),
			mailto: sheet.companyEmail && mailto(sheet.companyEmail),
			phone: text(sheet.companyPhone)
		},
		footer: {
			left: receipt?.footer ?? soften(shortened(title), ROOM$1.text),
			page: PDF_COPY.page,
			of: PDF_COPY.of
		},
		copy: COPY$1,
		receipt
	};
}
function shortened(text) {
	const characters = Array.from(text);
	return characters.length <= FOOTER_MAX ? text : `${characters.slice(0, FOOTER_MAX).join("").trimEnd()}…`;
}
const isLong = (details) => details.length > LONG_DETAILS.characters || details.split("\n").length > LONG_DETAILS.lines;
// packages/contracts/dist/grouped-code.js
const groupedCode = (code) => code.replace(/(.{4})(?=.)/g, "$1-");
// packages/contracts/dist/unseen.js
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]`;
new RegExp(UNSEEN, "gu");
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?`;
const EMOJI = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}|${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f\u20e3`;
new RegExp(`(${EMOJI})|${UNSEEN}`, "gu");
const EMOJI_OR_HIDDEN = new RegExp(String.raw`(${EMOJI})|${UNSEEN}|[\p{Cc}\p{Cf}\u2028\u2029]`, "gu");
const showUnseen = (text) => text.replace(EMOJI_OR_HIDDEN, (match, emoji) => emoji ?? escaped(match));
const escaped = (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
// packages/brazil/dist/dates.js
const ZONE = "America/Sao_Paulo";
const MINUTE = 6e4;
const DAY = 864e5;
let made;
const clock = () => made ??= new Intl.DateTimeFormat("pt-BR", {
	timeZone: ZONE,
	calendar: "gregory",
	numberingSystem: "latn",
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	second: "2-digit"
});
function formatDate(instant) {
	const { year, month, day } = wallClock(instant);
	return `${day}/${month}/${year}`;
}
function formatEvidence(instant) {
	const { hour, minute, second } = wallClock(instant);
	return `${formatDate(instant)} ${hour}:${minute}:${second} (${offsetText(instant)}, horário de Brasília)`;
}
function wallClock(instant) {
	const shown = {
		year: "",
		month: "",
		day: "",
		hour: "",
		minute: "",
		second: ""
	};
	for (const { type, value } of clock().formatToParts(new Date(instant))) if (type in shown) shown[type] = value;
	return {
		...shown,
		year: shown.year.padStart(4, "0")
	};
}
function dayNumber(instant) {
	const { year, month, day } = wallClock(instant);
	return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY;
}
function offset(instant) {
	const { hour, minute, second } = wallClock(instant);
	return dayNumber(instant) * DAY + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1e3 - Math.floor(new Date(instant).getTime() / 1e3) * 1e3;
}
function offsetText(instant) {
	const minutes = Math.round(offset(instant) / MINUTE);
	const two = (value) => String(value).padStart(2, "0");
	const ahead = Math.abs(minutes);
	return `GMT${minutes < 0 ? "-" : "+"}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
// services/proposals/dist/documents/domain/condensed-history.js
const RUN_MAX = 4;
const FIRST = 100;
function condensedHistory(events) {
	const rows = runsOf(events).flatMap(condensedRun);
	if (rows.length <= 300) return rows;
	const left = rows.slice(FIRST, -200);
	const [from, to] = [firstOf(left[0]), lastOf(left.at(-1))];
	if (!from || !to) return rows;
	const gap = {
		from,
		to,
		count: to.seq - from.seq + 1,
		tipo: null
	};
	return [
		...rows.slice(0, FIRST),
		{ gap },
		...rows.slice(-200)
	];
}
function runsOf(events) {
	const runs = [];
	for (const event of events) {
		const open = runs.at(-1);
		if (open?.[0]?.tipo === event.tipo) open.push(event);
		else runs.push([event]);
	}
	return runs;
}
function condensedRun(run) {
	const all = run.map((event) => ({ event }));
	const [from, to] = [run[1], run.at(-2)];
	if (run.length <= RUN_MAX || !from || !to) return all;
	const gap = {
		from,
		to,
		count: run.length - 2,
		tipo: from.tipo
	};
	return [
		...all.slice(0, 1),
		{ gap },
		...all.slice(-1)
	];
}
const firstOf = (row) => row && ("event" in row ? row.event : row.gap.from);
const lastOf = (row) => row && ("event" in row ? row.event : row.gap.to);
// services/proposals/dist/documents/domain/receipt.js
const COPY = PDF_COPY.receipt;
const HASH_ROOM = 32;
const ROOM = 30;
function receiptOf(evidence, { appName, title, address, qrSvg, can }) {
	const { em, codigo, hash, consentimento } = evidence;
	const text = (value) => soften(drawable(showUnseen(value), can), ROOM);
	const code = groupedCode(codigo);
	return {
		copy: COPY,
		intro: text(COPY.intro(appName)),
		date: [
			em.getUTCFullYear(),
			em.getUTCMonth() + 1,
			em.getUTCDate(),
			em.getUTCHours(),
			em.getUTCMinutes(),
			em.getUTCSeconds()
		],
		footer: soften(PDF_COPY.signedFooter(code), ROOM),
		name: text(evidence.nome),
		facts: [
			{
				label: COPY.facts.signer,
				value: text(evidence.nome)
			},
			{
				label: COPY.facts.email,
				value: text(evidence.email)
			},
			{
				label: COPY.facts.brasilia,
				value: formatEvidence(em)
			},
			{
				label: COPY.facts.utc,
				value: em.toISOString()
			},
			{
				label: COPY.facts.ip,
				value: text(addressText(evidence))
			},
			{
				label: COPY.facts.userAgent,
				value: text(evidence.user_agent)
			},
			{
				label: COPY.facts.document,
				value: text(title)
			},
			{
				label: COPY.facts.versao,
				value: String(evidence.versao)
			},
			{
				label: COPY.facts.hash,
				value: hexText(hash)
			}
		].filter(({ value }) => value !== ""),
		code,
		address,
		addressText: text(address),
		qr: {
			svg: qrSvg,
			alt: PDF_COPY.qrOf(address)
		},
		consent: {
			title: COPY.consent(consentimento.versao),
			text: proseOf(drawable(consentimento.texto, can), ROOM)
		},
		history: condensedHistory(evidence.eventos).map((row) => "event" in row ? eventRow(row.event) : gapRow(row.gap))
	};
}
const addressText = ({ ip, porta }) => porta > 0 ? COPY.facts.ipWithPort(ip, porta) : ip;
const labels = EVENT_LABELS;
const labelOf = (tipo) => labels[tipo] ?? tipo;
const instantOf = (em) => formatEvidence(em).replace(/ \(.*$/, "");
const eventRow = ({ seq, tipo, em, hash }) => ({
	seq: String(seq),
	label: labelOf(tipo),
	instant: instantOf(em),
	hash: hexText(hash)
});
const gapRow = ({ from, to, count, tipo }) => ({
	seq: `${from.seq}–${to.seq}`,
	label: COPY.more(count, tipo === null ? null : labelOf(tipo)),
	instant: `até ${instantOf(to.em)}`,
	hash: "…"
});
function hexText(bytes) {
	const hex = bytes.toString("hex");
	return [hex.slice(0, HASH_ROOM), hex.slice(HASH_ROOM)];
}
export { pdfModel, receiptOf };
