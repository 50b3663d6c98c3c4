// English for German, French, Spanish, Italian, Dutch, Portuguese and Nordic words in the names of
// tables and columns, sorted by the word.
#include <algorithm>
#include <iterator>

#include "agent/engine/lexicon/abbreviations.h"

namespace ask::engine {
namespace {

struct ForeignWord {
  std::string_view word, english;
};

// clang-format off
constexpr ForeignWord kForeignWords[] = {
    {"aantal", "quantity"}, {"abteilung", "department"}, {"achat", "purchase"},
    {"achternaam", "last name"}, {"acteur", "actor"}, {"actif", "active"}, {"adherent", "member"},
    {"adhesion", "join"}, {"adresse", "address"}, {"afdeling", "department"},
    {"almacen", "warehouse"}, {"alter", "age"}, {"altura", "height"}, {"alumno", "student"},
    {"anfang", "start"}, {"angestellter", "employee"}, {"anio", "year"}, {"annee", "year"},
    {"ano", "year"}, {"antal", "quantity"}, {"anzahl", "number"}, {"apellido", "last name"},
    {"apellidos", "last name"}, {"arbitre", "referee"}, {"arrivee", "arrival"},
    {"artikel", "product"}, {"arzt", "doctor"}, {"asignatura", "subject"}, {"auftrag", "order"},
    {"auteur", "author"}, {"autor", "author"}, {"avion", "aircraft"}, {"bedrag", "amount"},
    {"beginn", "start"}, {"bemerkung", "remark"}, {"beschreibung", "description"},
    {"bestand", "stock"}, {"bestelling", "order"}, {"bestellung", "order"},
    {"bestellungen", "order"}, {"betrag", "amount"}, {"bez", "name"}, {"bezahlt", "paid"},
    {"bezeichnung", "name"}, {"breite", "width"}, {"buch", "book"}, {"buchung", "booking"},
    {"buecher", "book"}, {"bundesland", "state"}, {"calle", "street"}, {"cantidad", "quantity"},
    {"categoria", "category"}, {"categorie", "category"}, {"chambre", "room"},
    {"chauffeur", "driver"}, {"cidade", "city"}, {"cita", "appointment"}, {"citas", "appointment"},
    {"citta", "city"}, {"ciudad", "city"}, {"cliente", "customer"}, {"clientes", "customer"},
    {"coche", "car"}, {"codepostal", "postal code"}, {"codigo", "code"}, {"cognome", "last name"},
    {"commande", "order"}, {"commandes", "order"}, {"commune", "town"}, {"compra", "purchase"},
    {"compras", "purchase"}, {"compte", "account"}, {"contrasena", "password"}, {"correo", "email"},
    {"couleur", "color"}, {"courriel", "email"}, {"cuenta", "account"}, {"curso", "course"},
    {"cursos", "course"}, {"dato", "date"}, {"datum", "date"}, {"dauer", "duration"},
    {"debut", "start"}, {"departamento", "department"}, {"departement", "department"},
    {"descripcion", "description"}, {"descuento", "discount"}, {"dia", "day"},
    {"dipendente", "employee"}, {"direccion", "address"}, {"duracion", "duration"},
    {"duree", "duration"}, {"edad", "age"}, {"editeur", "publisher"}, {"eleve", "student"},
    {"eleves", "student"}, {"empleado", "employee"}, {"empleados", "employee"},
    {"employe", "employee"}, {"employes", "employee"}, {"empresa", "company"}, {"emprunt", "loan"},
    {"ende", "end"}, {"endereco", "address"}, {"enfermedad", "disease"}, {"enseignant", "teacher"},
    {"entreprise", "company"}, {"equipe", "team"}, {"equipo", "team"}, {"estadio", "stadium"},
    {"estado", "state"}, {"estudiante", "student"}, {"etat", "state"}, {"etudiant", "student"},
    {"fach", "subject"}, {"factura", "invoice"}, {"facturas", "invoice"}, {"facture", "invoice"},
    {"factures", "invoice"}, {"fahrer", "driver"}, {"fahrzeug", "vehicle"},
    {"fahrzeuge", "vehicle"}, {"farbe", "color"}, {"fattura", "invoice"}, {"fecha", "date"},
    {"fin", "end"}, {"fornecedor", "supplier"}, {"fornitore", "supplier"},
    {"fournisseur", "supplier"}, {"fournisseurs", "supplier"}, {"funcionario", "employee"},
    {"gaeste", "guest"}, {"gast", "guest"}, {"geb", "birth"}, {"geboortedatum", "birth date"},
    {"geburtsdatum", "birth date"}, {"geburtstag", "birthday"}, {"gehalt", "salary"},
    {"gesamt", "total"}, {"geschlecht", "gender"}, {"gewicht", "weight"}, {"gewinn", "profit"},
    {"groesse", "size"}, {"habitacion", "room"}, {"habitaciones", "room"},
    {"hausnummer", "house number"}, {"hersteller", "manufacturer"}, {"heure", "hour"},
    {"hoehe", "height"}, {"hora", "hour"}, {"huesped", "guest"}, {"idioma", "language"},
    {"importe", "amount"}, {"indirizzo", "address"}, {"inicio", "start"}, {"jahr", "year"},
    {"joueur", "player"}, {"jour", "day"}, {"jugador", "player"}, {"kategorie", "category"},
    {"kennzeichen", "registration"}, {"klant", "customer"}, {"klanten", "customer"},
    {"klasse", "class"}, {"konto", "account"}, {"kontostand", "balance"}, {"kosten", "cost"},
    {"krankenhaus", "hospital"}, {"kund", "customer"}, {"kunde", "customer"},
    {"kunden", "customer"}, {"kundennr", "customer number"}, {"kurs", "course"},
    {"laenge", "length"}, {"lagerbestand", "stock"}, {"langue", "language"}, {"lehrer", "teacher"},
    {"leverancier", "supplier"}, {"libelle", "name"}, {"libro", "book"}, {"libros", "book"},
    {"lieferant", "supplier"}, {"lieferanten", "supplier"}, {"lieferung", "delivery"},
    {"livraison", "delivery"}, {"livraisons", "delivery"}, {"livre", "book"}, {"livres", "book"},
    {"locataire", "tenant"}, {"logement", "apartment"}, {"lohn", "wage"}, {"loyer", "rent"},
    {"magasin", "store"}, {"mannschaft", "team"}, {"marca", "brand"}, {"marque", "brand"},
    {"matiere", "subject"}, {"medecin", "doctor"}, {"medewerker", "employee"}, {"medico", "doctor"},
    {"membre", "member"}, {"membres", "member"}, {"menge", "quantity"}, {"mes", "month"},
    {"miete", "rent"}, {"mieter", "tenant"}, {"mitarbeiter", "employee"}, {"mitglied", "member"},
    {"mitglieder", "member"}, {"modele", "model"}, {"modelo", "model"}, {"mois", "month"},
    {"monat", "month"}, {"montant", "amount"}, {"monto", "amount"}, {"naam", "name"},
    {"nachname", "last name"}, {"nachnamen", "last name"}, {"nacimiento", "birth"},
    {"naissance", "birth"}, {"namn", "name"}, {"nascimento", "birth"}, {"navn", "name"},
    {"nom", "name"}, {"nombre", "name"}, {"numero", "number"}, {"nummer", "number"},
    {"ordine", "order"}, {"ort", "city"}, {"paciente", "patient"}, {"pacientes", "patient"},
    {"pago", "payment"}, {"pagos", "payment"}, {"paiement", "payment"}, {"paiements", "payment"},
    {"pais", "country"}, {"parcelle", "plot"}, {"parcelles", "plot"}, {"partido", "match"},
    {"pays", "country"}, {"pedido", "order"}, {"pedidos", "order"}, {"pelicula", "film"},
    {"peso", "weight"}, {"pilote", "pilot"}, {"plaats", "city"}, {"plz", "postal code"},
    {"poids", "weight"}, {"poste", "position"}, {"postleitzahl", "postal code"},
    {"precio", "price"}, {"preco", "price"}, {"preis", "price"}, {"prenom", "first name"},
    {"prezzo", "price"}, {"prijs", "price"}, {"pris", "price"}, {"prodotto", "product"},
    {"producto", "product"}, {"productos", "product"}, {"produit", "product"},
    {"produits", "product"}, {"produkt", "product"}, {"produkte", "product"},
    {"profesor", "teacher"}, {"professeur", "teacher"}, {"proveedor", "supplier"},
    {"proveedores", "supplier"}, {"puesto", "position"}, {"quantidade", "quantity"},
    {"quantita", "quantity"}, {"quantite", "quantity"}, {"rabatt", "discount"}, {"raum", "room"},
    {"rdv", "appointment"}, {"realisateur", "director"}, {"rechnung", "invoice"},
    {"rechnungen", "invoice"}, {"remise", "discount"}, {"reserva", "booking"}, {"rue", "street"},
    {"salaire", "salary"}, {"salarie", "employee"}, {"salaries", "employee"}, {"salario", "salary"},
    {"saldo", "balance"}, {"salle", "room"}, {"schaden", "claim"}, {"schueler", "student"},
    {"seiten", "pages"}, {"sejour", "stay"}, {"sexe", "sex"}, {"sexo", "sex"},
    {"societe", "company"}, {"solde", "balance"}, {"sparte", "category"}, {"spiel", "game"},
    {"spieler", "player"}, {"sprache", "language"}, {"stade", "stadium"}, {"stadt", "city"},
    {"statut", "status"}, {"steuer", "tax"}, {"stipendio", "salary"}, {"straat", "street"},
    {"strasse", "street"}, {"stueck", "piece"}, {"sueldo", "salary"}, {"summe", "total"},
    {"surface", "area"}, {"taille", "size"}, {"tamano", "size"}, {"tarjeta", "card"},
    {"telefon", "phone"}, {"telefono", "phone"}, {"termin", "appointment"},
    {"termine", "appointment"}, {"tienda", "store"}, {"titel", "title"}, {"titre", "title"},
    {"titulo", "title"}, {"uhrzeit", "time"}, {"umsatz", "revenue"}, {"usuario", "user"},
    {"vehicule", "vehicle"}, {"vehicules", "vehicle"}, {"vehiculo", "vehicle"}, {"venta", "sale"},
    {"ventas", "sales"}, {"vente", "sale"}, {"ventes", "sales"}, {"verein", "club"},
    {"verkaeufe", "sale"}, {"verkauf", "sale"}, {"verlag", "publisher"},
    {"versicherung", "insurance"}, {"vertraege", "contract"}, {"vertrag", "contract"},
    {"ville", "city"}, {"voiture", "car"}, {"voornaam", "first name"}, {"vorname", "first name"},
    {"wohnung", "apartment"}, {"zahlung", "payment"}, {"zahlungen", "payment"}, {"zeit", "time"},
    {"zimmer", "room"},
};
// clang-format on

static_assert(std::is_sorted(std::begin(kForeignWords), std::end(kForeignWords),
                             [](const ForeignWord& a, const ForeignWord& b) {
                               return a.word < b.word;
                             }),
              "searched by bisection");

}  // namespace

std::string_view english(std::string_view foreign) {
  const auto* const found =
      std::lower_bound(std::begin(kForeignWords), std::end(kForeignWords), foreign,
                       [](const ForeignWord& a, std::string_view word) { return a.word < word; });
  return found != std::end(kForeignWords) && found->word == foreign ? found->english
                                                                    : std::string_view{};
}

}  // namespace ask::engine
