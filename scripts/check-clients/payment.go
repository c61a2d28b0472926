// A payment through the client that the stock generator makes for Go; see ../check-clients.ts.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"regexp"

	payments "github.com/example/payments"
)

// customerAtTheBank opens the bank's page and sends its form with the one-time password.
func customerAtTheBank(address string) error {
	page, err := http.Get(address)
	if err != nil {
		return err
	}
	defer page.Body.Close()
	text, err := io.ReadAll(page.Body)
	if err != nil {
		return err
	}
	token := regexp.MustCompile(`name="_csrf" value="([^"]*)"`).FindSubmatch(text)
	if token == nil {
		return fmt.Errorf("the bank's page has no form")
	}
	browser := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := browser.PostForm(address, url.Values{"_csrf": {string(token[1])}, "otp": {"111000"}, "action": {"pay"}})
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusSeeOther {
		return fmt.Errorf("the bank's page answered %d", answer.StatusCode)
	}
	return nil
}

func clientOf(address string) *payments.APIClient {
	configuration := payments.NewConfiguration()
	configuration.Servers = payments.ServerConfigurations{{URL: address}}
	return payments.NewAPIClient(configuration)
}

func main() {
	merchant, orderID := os.Getenv("MERCHANT_ID"), os.Getenv("ORDER_ID")
	client := clientOf(os.Getenv("BASE_URL"))
	ctx := context.WithValue(context.Background(), payments.ContextBasicAuth, payments.BasicAuth{UserName: os.Getenv("API_KEY")})

	created, _, err := client.OrdersAPI.CreateOrder(ctx).XMerchantid(merchant).OrderId(orderID).Amount("4.35").
		CustomerId("clients-1").MetadataSVCGatewayReferenceId(os.Getenv("GATEWAY_REFERENCE_ID")).Execute()
	if err != nil || created.Status != "NEW" {
		log.Fatalf("no new order: %v", err)
	}
	started, _, err := client.TransactionsAPI.StartTxn(ctx).XMerchantid(merchant).MerchantId(merchant).OrderId(orderID).
		PaymentMethodType("CARD").CardNumber("4111111111111111").CardExpMonth("12").CardExpYear("2040").
		CardSecurityCode("123").NameOnCard("Asha Rao").Tokenize(true).Format("json").Execute()
	if err != nil {
		log.Fatalf("no transaction: %v", err)
	}
	if err := customerAtTheBank(started.Payment.Authentication.Url); err != nil {
		log.Fatal(err)
	}
	paid, _, err := client.OrdersAPI.GetOrder(ctx, orderID).XMerchantid(merchant).Execute()
	if err != nil {
		log.Fatalf("no order: %v", err)
	}
	newer := ""
	order, _, err := clientOf(os.Getenv("NEWER_BASE_URL")).OrdersAPI.GetOrder(ctx, orderID).XMerchantid(merchant).Execute()
	if err != nil {
		newer = fmt.Sprintf("refused: %v", err)
	} else {
		newer = string(order.Status)
	}
	event := ""
	list, _, err := clientOf(os.Getenv("NEWER_BASE_URL")).EventsAPI.ListEvents(ctx).XMerchantid(merchant).Execute()
	if err != nil {
		event = fmt.Sprintf("refused: %v", err)
	} else {
		event = list.Events[0].Event.EventName
	}
	out, err := json.Marshal(map[string]any{
		"status":    paid.Status,
		"amount":    paid.Amount,
		"consent":   paid.Card.GetTokenizationUserConsent(),
		"reference": paid.GetGatewayReferenceId(),
		"newer":     newer,
		"event":     event,
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(out))
}
